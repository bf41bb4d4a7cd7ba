# Completion of Freehold's tools for bash. It completes options and commands, which it reads from --help, names of
# subjects, which it reads from --list-subjects, and files. Tools that are not in PATH complete to files only.
#   source scripts/completion/freehold.bash      or from PREFIX/share/freehold/completion
# zsh takes its functions too (_freehold, beside this file).

# Prints the commands of a tool that has some.
_freehold_commands() {
  "$1" --help 2>/dev/null | sed -n '/^SUBCOMMANDS:/,/^  Type/s/^  \([a-z][a-z-]*\)  *-.*/\1/p'
}

# Prints the options of a tool, or of its command.
_freehold_options() {
  "$@" --help 2>/dev/null | sed -n 's/^ *\(--[a-z][a-z0-9-]*\)\(\[\{0,1\}[= ].*\)\{0,1\}$/\1/p' | sort -u
}

_freehold_subjects() {
  freehold-check --list-subjects 2>/dev/null | sed -n 's/^\([a-z0-9-]*\)  .*/\1/p'
  echo orders
}

# Prints the words that an option takes, one a line, where --help lists them as =word.
_freehold_words() {
  local option=$1
  shift
  "$@" --help 2>/dev/null | awk -v option="$option" '
    /^ *--[a-z]/ { inside = ($1 == option || index($1, option "=") == 1) }
    inside && $1 ~ /^=[a-z]/ { print substr($1, 2) }'
}

# The words before the one to complete are "$@", a tool first. Prints its command, if it has one.
_freehold_command() {
  case ${1##*/} in freehold-fuzz | freehold-prove) ;; *) return ;; esac
  shift
  for word; do
    case $word in -*) ;; *) echo "$word"; return ;; esac
  done
}

# Prints the completions of the word that begins with "$1" and comes after the words "$2"..., the tool first.
# Prints nothing if a file may come there.
_freehold_candidates() {
  local typed=$1 tool=$2 command before
  shift
  command=$(_freehold_command "$@")
  eval "before=\${$#}"
  case ${tool##*/} in freehold-fuzz | freehold-prove)
    if [ -z "$command" ]; then
      case $typed in -*) ;; *) _freehold_commands "$tool"; return ;; esac
    fi ;;
  esac
  case $before in
    --subject | --subjects | --compare) _freehold_subjects; return ;;
    --*) _freehold_words "$before" "$tool" ${command:+"$command"} ;;
  esac
  case $typed in -*) _freehold_options "$tool" ${command:+"$command"} ;; esac
}

_freehold_bash() {
  local word=${COMP_WORDS[COMP_CWORD]} until=$COMP_CWORD joined= names
  # bash splits words at '=', so `--option=word` is three words.
  [ "$word" = = ] && word=
  [ "${COMP_WORDS[COMP_CWORD - 1]}" = = ] && until=$((COMP_CWORD - 1))
  [ "${COMP_WORDS[COMP_CWORD]}" = = ] && until=$COMP_CWORD
  names=$(_freehold_candidates "$word" "${COMP_WORDS[@]:0:until}")
  # Names of subjects may be joined by commas.
  case $word in *,*) joined=${word%,*}, ;; esac
  if [ -n "$names" ]; then
    COMPREPLY=($(compgen -P "$joined" -W "$names" -- "${word##*,}"))
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}

if [ -n "${BASH_VERSION-}" ]; then
  complete -o filenames -F _freehold_bash freehold-check freehold-run freehold-prove freehold-fuzz freehold-reduce \
    freehold-opt freehold-lit-judge
fi
