/** The look of all pages. */
export const STYLE = `
:root { color-scheme: light; --ink: #1f2a37; --soft: #5b6776; --line: #dfe4ea; --ground: #f6f7f9; --accent: #1d5fae; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: #fff; border-bottom: 1px solid var(--line); }
header nav, main { max-width: 72rem; margin: 0 auto; padding: 0 1rem; }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center; padding-top: .75rem; padding-bottom: .75rem; }
header strong { margin-right: auto; }
main { padding-bottom: 4rem; }
a { color: var(--accent); }
@media (max-width: 30rem) { header strong { width: 100%; } }
h1 { font-size: 1.5rem; margin: 1.5rem 0 .75rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
small, .soft { color: var(--soft); }
.sheet { background: #fff; border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
th { font-weight: 600; color: var(--soft); }
td.text { white-space: normal; min-width: 12rem; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
pre { background: #fff; border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; overflow-x: auto; font-size: .85rem; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; background: #fff; margin: 1rem 0; padding: .5rem 1rem; }
legend { font-weight: 600; padding: 0 .35rem; }
label { display: block; margin: .5rem 0; }
label.choice { display: flex; gap: .6rem; align-items: baseline; min-height: 2.75rem; padding-top: .5rem; margin: 0; }
input:not([type=radio]):not([type=hidden]), select { display: block; width: 100%; max-width: 22rem; padding: .5rem; border: 1px solid #b6c0cc; border-radius: .375rem; font: inherit; background: #fff; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1rem; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--accent); border-radius: .375rem; background: var(--accent); color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
:focus-visible { outline: 3px solid #7fb0ea; outline-offset: 2px; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.notice { border-left: 4px solid #b45309; background: #fff7ed; padding: .6rem .9rem; }
`;
