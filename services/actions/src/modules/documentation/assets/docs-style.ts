/** The look of the documentation: the colours and the type of the design system, without its components. */
export const docsStyle = `
@font-face { font-family: 'Bricolage Grotesque'; src: url('bricolage-grotesque.woff2') format('woff2'); font-weight: 200 800; font-display: swap; }
@font-face { font-family: Inter; src: url('inter.woff2') format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'JetBrains Mono'; src: url('jetbrains-mono.woff2') format('woff2'); font-weight: 100 800; font-display: swap; }

:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #15161a; --muted: #5b5e68; --line: #e4e1da; --accent: #b93a0c; --signal: #ff5a1f; --on-signal: #15161a; --warning: #9a6700; --shade: #5b5e68; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1013; --surface: #16181d; --ink: #f2f1ec; --muted: #a3a6b0; --line: #2a2d35; --accent: #ff9466; --signal: #ff7a45; --warning: #e0b23c; --shade: #000; }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-block-start: 88px; }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
main a, .foot a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; inset-inline-start: -9999px; }
.skip:focus { inset: 8px auto auto 8px; z-index: 2; padding: 8px 16px; background: var(--surface); }

.top { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; gap: 8px 24px; min-height: 64px; padding: 0 32px; border-block-end: 1px solid var(--line); background: var(--paper); }
.top nav { display: flex; gap: 24px; margin-inline-start: auto; }
.top nav a, .area { display: inline-flex; align-items: center; min-height: 44px; color: var(--muted); font-weight: 500; text-decoration: none; }
.top nav a:hover, .area:hover { color: var(--ink); }
.top nav a[aria-current] { color: var(--ink); box-shadow: inset 0 -2px var(--signal); }
.area { padding-inline-start: 16px; border-inline-start: 1px solid var(--line); min-height: 24px; }
.wordmark { position: relative; display: inline-block; padding-inline-start: 30px; color: inherit; font: 600 22px/24px 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -0.03em; text-decoration: none; }
.wordmark::before { position: absolute; inset: 5px auto auto 1px; width: 18px; height: 18px; border: 3px solid; border-radius: 50%; content: ''; }
.wordmark::after { position: absolute; inset: 4px auto auto 15px; width: 9px; border-block-start: 3px solid var(--signal); border-radius: 2px; transform: rotate(-45deg); content: ''; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 16px; border: 0; border-radius: 6px; background: var(--signal); color: var(--on-signal); font: 500 16px/1.5 Inter, system-ui, sans-serif; text-decoration: none; white-space: nowrap; cursor: pointer; }
.quiet { border: 1px solid var(--muted); background: var(--surface); color: var(--ink); }

.frame { display: grid; grid-template-columns: 220px minmax(0, 760px); gap: 64px; width: 100%; max-width: 1200px; margin: 0 auto; padding: 48px 32px 96px; }
.side { grid-area: 1 / 1; }
main { grid-area: 1 / 2; min-width: 0; }
.side > div { position: sticky; inset-block-start: 112px; }
.side p { margin: 0 0 4px; padding-inline-start: 12px; color: var(--muted); font-size: 14px; }
.side ul { margin: 0 0 24px; padding: 0; list-style: none; }
.side a { display: flex; align-items: center; min-height: 36px; padding: 4px 12px; border-inline-start: 2px solid var(--line); color: var(--muted); text-decoration: none; }
.side a:hover { color: var(--ink); }
.side a[aria-current] { border-color: var(--signal); color: var(--ink); font-weight: 500; }

main h1 { margin: 0 0 16px; font: 600 48px/1.15 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: anywhere; }
main h2 { margin: 48px 0 12px; font: 600 28px/1.15 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -0.01em; }
main h1 + p, .lead { margin-block-end: 24px; color: var(--muted); font-size: 18px; }
main :is(p, ul, ol) { max-width: 68ch; margin: 0 0 16px; }
main li { margin-block-end: 4px; }
main code { font-variant-ligatures: none; font: 0.9em/1.5 'JetBrains Mono', ui-monospace, monospace; overflow-wrap: anywhere; }
main :is(p, li, td, dd) > code, main :is(p, li, td) a > code { padding: 1px 4px; border: 1px solid var(--line); border-radius: 4px; background: var(--surface); }

.code { position: relative; margin: 0 0 24px; }
.code pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; max-height: 640px; }
.code code { font-size: 14px; overflow-wrap: normal; }
.code button { position: absolute; inset: 8px 8px auto auto; min-height: 32px; padding: 4px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: var(--muted); font: 500 14px/1.5 Inter, system-ui, sans-serif; cursor: pointer; }
.code button:hover { color: var(--ink); }
/* A shade on each side as long as there is more on that side: a phone shows no scrollbar. */
.table, .code pre { background: linear-gradient(var(--surface) 0 0) left / 16px 100% no-repeat local, linear-gradient(var(--surface) 0 0) right / 16px 100% no-repeat local, linear-gradient(to left, transparent, var(--shade)) left / 12px 100% no-repeat scroll, linear-gradient(to right, transparent, var(--shade)) right / 12px 100% no-repeat scroll, var(--surface); }
.tabs { display: flex; flex-wrap: wrap; gap: 0 4px; min-width: 0; margin: 0 0 24px; padding: 0; border: 0; }
.tabs legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.tabs input { position: absolute; opacity: 0; pointer-events: none; }
.tabs label { display: inline-flex; align-items: center; order: 1; min-height: 44px; padding: 0 12px; color: var(--muted); font-weight: 500; cursor: pointer; }
.tabs input:checked + label { color: var(--ink); box-shadow: inset 0 -2px var(--signal); }
.tabs input:focus-visible + label { outline: 2px solid var(--accent); outline-offset: -2px; }
.tabs .code { order: 2; display: none; width: 100%; margin: 0; }
.tabs input:checked + label + .code { display: block; }

.table { margin: 0 0 24px; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; }
main table { width: 100%; border-collapse: collapse; font-size: 15px; font-variant-numeric: tabular-nums; }
main :is(th, td) { padding: 12px 16px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
main tr:last-child td { border-block-end: 0; }
main th { color: var(--muted); font-size: 14px; font-weight: 500; }
main td code { white-space: nowrap; }
main .number { text-align: end; }
.side li { margin: 0; }
.badge { display: inline-block; padding: 0 8px; border: 1px solid var(--line); border-radius: 999px; color: var(--muted); font-size: 12px; line-height: 20px; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); column-gap: 24px; margin: 0 0 32px; border-block: 1px solid var(--line); }
.facts div { padding: 12px 0; }
main dt { color: var(--muted); font-size: 14px; }
main dd { margin: 0; font-weight: 500; font-variant-numeric: tabular-nums; }
main .trail { margin-block-end: 12px; color: var(--muted); font-size: 14px; }
.notice { padding: 12px 16px; border-inline-start: 3px solid var(--warning); background: var(--surface); }
main details { border-block-end: 1px solid var(--line); }
main summary { min-height: 44px; padding: 10px 0; font-weight: 500; cursor: pointer; }

.search { margin: 24px 0 16px; }
.search label { display: block; margin-block-end: 4px; font-weight: 500; }
.search div { display: flex; gap: 8px; max-width: 560px; }
.search input { flex: 1; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; }
main .actions { max-width: none; padding: 0; border-block-start: 1px solid var(--line); list-style: none; }
main .actions li { position: relative; display: grid; grid-template-columns: 1fr auto; gap: 0 16px; margin: 0; padding: 12px 0; border-block-end: 1px solid var(--line); }
main .actions a { color: var(--ink); font-weight: 500; text-decoration: none; }
.actions a::after { position: absolute; inset: 0; content: ''; }
main .actions li:hover a { color: var(--accent); }
main .actions p { grid-column: 1; margin: 0; color: var(--muted); }
.price { color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }

.foot { display: flex; margin-block-start: auto; flex-wrap: wrap; gap: 8px 24px; padding: 24px 32px; border-block-start: 1px solid var(--line); color: var(--muted); font-size: 14px; }
.foot span { margin-inline-end: auto; }

@media (max-width: 860px) {
  .top { flex-wrap: wrap; padding: 8px 16px 0; }
  .top .button { order: 1; margin-inline-start: auto; }
  .top nav { order: 2; width: 100%; margin: 0; gap: 20px; overflow-x: auto; white-space: nowrap; }
  .frame { display: flex; flex-direction: column; gap: 48px; padding: 32px 16px 64px; }
  .side > div { position: static; }
  .side a { min-height: 44px; }
  .code:has(button) pre { padding-block-start: 48px; }
  main h1 { font-size: 36px; }
  main h2 { font-size: 22px; }
  .facts { grid-template-columns: repeat(auto-fill, minmax(8.5em, 1fr)); }
  .foot { padding: 24px 16px; }
}

.viewer { display: block; --scalar-custom-header-height: 65px; }
.viewer.light-mode, .viewer.dark-mode, .viewer .light-mode, .viewer .dark-mode { --scalar-font: Inter, system-ui, sans-serif; --scalar-font-code: 'JetBrains Mono', ui-monospace, monospace; --scalar-color-1: var(--ink); --scalar-color-2: var(--muted); --scalar-color-3: var(--muted); --scalar-color-accent: var(--accent); --scalar-background-1: var(--paper); --scalar-background-2: var(--surface); --scalar-border-color: var(--line); --scalar-sidebar-background-1: var(--paper); }
.viewer > .notice { margin: 32px; }
@media (max-width: 860px) { .viewer { --scalar-custom-header-height: 0px; } .viewer .top { position: static; } }
`;
