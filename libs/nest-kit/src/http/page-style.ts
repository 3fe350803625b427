/** The look of the pages that services show by themselves; the design system does not reach this far. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #15161a; --muted: #5b5e68; --line: #e4e1da; --accent: #b93a0c; --signal: #ff5a1f; --on-signal: #15161a; --danger: #b42318; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1013; --surface: #16181d; --ink: #f2f1ec; --muted: #a3a6b0; --line: #2a2d35; --accent: #ff9466; --signal: #ff7a45; --danger: #ff8f85; }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
header { padding: 24px; }
header a { position: relative; display: inline-block; padding-inline-start: 30px; color: inherit; font: 600 22px/24px "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -0.03em; text-decoration: none; }
header a::before { position: absolute; inset: 5px auto auto 1px; width: 18px; height: 18px; border: 3px solid; border-radius: 50%; content: ''; }
header a::after { position: absolute; inset: 4px auto auto 15px; width: 9px; border-block-start: 3px solid var(--signal); border-radius: 2px; transform: rotate(-45deg); content: ''; }
main { max-width: 480px; margin: 48px auto; padding: 32px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 12px; font: 600 28px/1.15 "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -0.01em; }
h2 { margin: 32px 0 8px; padding-block-start: 24px; border-block-start: 1px solid var(--line); font: 600 18px/1.15 "Bricolage Grotesque", system-ui, sans-serif; }
p { margin: 0 0 16px; color: var(--muted); overflow-wrap: anywhere; }
main > :last-child { margin-block-end: 0; }
a { color: var(--accent); }
label { display: block; margin: 0 0 4px; font-weight: 500; }
input:not([type='hidden'], [type='checkbox']), select, textarea { display: block; width: 100%; min-height: 44px; margin: 0 0 16px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 6px; background: var(--paper); color: inherit; font: inherit; }
input[type='checkbox'] { width: 20px; height: 20px; margin: 2px 8px 0 0; vertical-align: top; accent-color: var(--accent); }
label:has([type='checkbox']) { margin-block-end: 16px; font-weight: 400; }
input[aria-invalid='true'] { margin-block-end: 4px; border-color: var(--danger); }
[role='alert'] { color: var(--danger); }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 16px; border: 0; border-radius: 6px; background: var(--signal); color: var(--on-signal); font: 500 16px/1.5 Inter, system-ui, sans-serif; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 528px) { main { margin: 0 16px; } }
`;
