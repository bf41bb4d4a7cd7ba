//===- Assets.cpp - The style sheet and the script of the site ------------===//
#include "fuzz/report/Html.h"

namespace freehold::report {

const char *const kStyle = R"css(:root { color-scheme: light dark;
  --back: #fff; --text: #1c1f23; --soft: #5d6670; --line: #d5dae0; --panel: #f5f7f9; --link: #0b57d0;
  --new: #b3261e; --known: #7a5b00; --fixed: #146c2e; --mark: #fde3e1; --a: #0b57d0; --b: #c2570c; }
@media (prefers-color-scheme: dark) { :root {
  --back: #15181c; --text: #e3e7eb; --soft: #9aa5b1; --line: #363d45; --panel: #1e2329; --link: #8ab4f8;
  --new: #f2b8b5; --known: #e6c868; --fixed: #8fd6a3; --mark: #4d2321; --a: #8ab4f8; --b: #f0a36b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 82rem; padding: 1rem; font: 15px/1.5 system-ui, sans-serif;
  background: var(--back); color: var(--text); }
a { color: var(--link); }
h1 { font-size: 1.4rem; margin: .5rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top;
  overflow-wrap: break-word; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
#causes { min-width: 44rem; } #causes td:nth-child(2), #causes td:nth-child(3) { overflow-wrap: anywhere; }
#causes td:nth-child(2) { min-width: 18rem; } #causes td:nth-child(3) { min-width: 9rem; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
/* A heading stands over its numbers. */
table:has(td.n:nth-child(2)) th:nth-child(2),
table:has(td.n:nth-child(3)) th:nth-child(3),
table:has(td.n:nth-child(4)) th:nth-child(4),
table:has(td.n:nth-child(5)) th:nth-child(5),
table:has(td.n:nth-child(6)) th:nth-child(6),
table:has(td.n:nth-child(7)) th:nth-child(7),
table:has(td.n:nth-child(8)) th:nth-child(8) { text-align: right; }
#judges { width: auto; }
.scroll { overflow-x: auto; }
.tiles { display: flex; flex-wrap: wrap; gap: .6rem; margin: .8rem 0; }
.tile { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .4rem .9rem; }
.tile b { display: block; font-size: 1.4rem; }
.soft { color: var(--soft); }
.status { font-weight: 600; white-space: nowrap; }
.new, .regressed { color: var(--new); } .known, .flaky, .wontfix { color: var(--known); } .fixed { color: var(--fixed); }
.filters { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; margin: .5rem 0; }
input, button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
  border-radius: 6px; padding: .25rem .6rem; }
button { cursor: pointer; } button[aria-pressed=true] { border-color: var(--link); color: var(--link); }
.command { display: flex; gap: .5rem; align-items: start; }
.command code { flex: 1; background: var(--panel); border-radius: 6px; padding: .35rem .6rem; overflow-x: auto;
  white-space: pre; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr)); gap: .8rem; }
.sides > div { min-width: 0; }
pre { background: var(--panel); border-radius: 6px; padding: .6rem; overflow-x: auto; font-size: 13px; margin: .3rem 0; }
pre.ir b { font-weight: 400; } .ir .c { color: var(--soft); } .ir .s { color: var(--fixed); } .ir .v { color: var(--a); }
.ir .f { color: var(--b); } .ir .t { color: var(--known); } .ir .o { font-weight: 600 !important; }
mark { background: var(--mark); color: inherit; }
figure { margin: .6rem 0; } .chart { width: 100%; max-width: 560px; display: block; }
.chart text { font-size: 11px; fill: var(--soft); } .grid { stroke: var(--line); }
polyline { fill: none; stroke-width: 2; } .line0 { stroke: var(--a); } .line1 { stroke: var(--b); }
.key0 { color: var(--a); } .key1 { color: var(--b); } figcaption { color: var(--soft); font-size: 13px; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
.lifelines { overflow-x: auto; } .lifelines svg { color: var(--text); max-width: 100%; height: auto; }
)css";

const char *const kScript = R"js('use strict';
// Copies the command beside the button. Without a clipboard, as on file: in some browsers, it is selected.
document.addEventListener('click', event => {
  const button = event.target.closest('button.copy');
  if (!button) return;
  const code = button.parentElement.querySelector('code');
  const select = () => getSelection().selectAllChildren(code);
  const done = () => { button.textContent = 'copied'; setTimeout(() => { button.textContent = 'copy'; }, 1500); };
  if (navigator.clipboard) navigator.clipboard.writeText(code.textContent).then(done, select); else select();
});
// The list of causes: filtered by status and by words; "/" goes to the words, j and k through the rows.
const list = document.getElementById('causes');
if (list) {
  const rows = [...list.tBodies[0].rows], words = document.getElementById('words');
  const buttons = [...document.querySelectorAll('button[data-status]')];
  const shown = document.getElementById('shown');
  const texts = rows.map(row => row.textContent.toLowerCase());
  let status = '';
  const update = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    rows.forEach((row, n) => {
      const fits = (!status || row.dataset.status === status) && wanted.every(word => texts[n].includes(word));
      row.hidden = !fits;
      count += fits;
    });
    shown.textContent = count + ' of ' + rows.length;
    buttons.forEach(button => button.setAttribute('aria-pressed', button.dataset.status === status));
  };
  words.addEventListener('input', update);
  buttons.forEach(button => button.addEventListener('click', () => { status = button.dataset.status; update(); }));
  document.addEventListener('keydown', event => {
    if (event.target === words) { if (event.key === 'Escape') words.blur(); return; }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '/') { event.preventDefault(); words.focus(); }
    const step = { j: 1, k: -1 }[event.key];
    if (!step) return;
    const links = rows.filter(row => !row.hidden).map(row => row.querySelector('a')).filter(Boolean);
    const at = links.indexOf(document.activeElement);
    const next = links[at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step];
    if (next) next.focus();
  });
  update();
}
)js";

} // namespace freehold::report
