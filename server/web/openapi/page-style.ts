/** The contract's page, which is served without the app and so carries its colours itself. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #f7f3ec; --card: #fff; --ink: #25312e; --soft: #58645f;
  --line: #e4dccf; --brand: #17695f; --warn: #9c4a2b }
@media (prefers-color-scheme: dark) { :root { --page: #141918; --card: #1c2322; --ink: #e8e6e0;
  --soft: #a9b3af; --line: #313a38; --brand: #7cc8ba; --warn: #e6a485 } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere }
a { color: var(--brand) }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
header, nav, main, footer { max-width: 76rem; margin: 0 auto; padding: 1rem }
h1 { margin: .5rem 0; font-size: 1.9rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.4rem }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace }
h4 { margin: 1rem 0 .25rem; font-size: .95rem }
p { margin: .4rem 0; max-width: 46rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0; padding: 0; list-style: none }
nav a { display: inline-block; padding: .35rem .75rem; border: 1px solid var(--line);
  border-radius: 2rem; background: var(--card); text-decoration: none }
article { margin: 0 0 .75rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card) }
.method { display: inline-block; min-width: 4.2rem; color: var(--brand) }
.method.DELETE { color: var(--warn) }
.who, .fields i, .fields span, footer { color: var(--soft) }
summary { display: inline-block; margin-top: .35rem; padding: .2rem 0; color: var(--brand); cursor: pointer }
summary::before { content: '▸ ' }
details[open] > summary::before { content: '▾ ' }
.fields { margin: .25rem 0 .5rem; padding: 0 0 0 .9rem; border-left: 2px solid var(--line); list-style: none }
.fields li { padding: .15rem 0 }
code { font: .9em ui-monospace, monospace }
.name { font-weight: 600 }
`;
