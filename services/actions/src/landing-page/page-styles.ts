import type { Corners, Font, LandingPage } from './page-model';

const FONT_STACKS: Readonly<Record<Font, readonly [heading: string, text: string]>> = {
  sans: [
    'Inter, "Helvetica Neue", Helvetica, Arial, system-ui, sans-serif',
    'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  ],
  serif: [
    '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, ui-serif, serif',
    'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  ],
  rounded: [
    'ui-rounded, "SF Pro Rounded", Nunito, "Arial Rounded MT Bold", system-ui, sans-serif',
    'ui-rounded, "SF Pro Rounded", Nunito, system-ui, "Segoe UI", sans-serif',
  ],
  mono: [
    'ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, monospace',
    'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  ],
};

const RADII: Readonly<Record<Corners, readonly [control: string, box: string]>> = {
  square: ['0', '0'],
  soft: ['8px', '16px'],
  round: ['999px', '28px'],
};

/** The style sheet of a page. Its values are hexadecimal colours and the stacks above. */
export function pageStyles({ palette, brand }: LandingPage): string {
  const [heading, text] = FONT_STACKS[brand.font];
  const [control, box] = RADII[brand.corners];
  const colors = Object.entries(palette).map(([name, color]) => `--${name}:${color}`);
  return `:root{${colors.join(';')};--heading:${heading};--text:${text};--control:${control};--box:${box}}${RULES.replace(/\n\s*/g, '')}`;
}

const RULES = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:24px}
body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.6 var(--text);text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3,.value,blockquote,.name{font-family:var(--heading)}
h1{font-size:clamp(2.375rem,5.2vw,4.25rem);line-height:1.06;letter-spacing:-.028em;font-weight:650;text-wrap:balance}
h2{font-size:clamp(1.75rem,3.2vw,2.625rem);line-height:1.14;letter-spacing:-.02em;font-weight:650;text-wrap:balance}
h3{font-size:1.1875rem;line-height:1.35;letter-spacing:-.006em;font-weight:620}
a{color:var(--primaryText);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--primaryText);outline-offset:3px}
.wrap{width:min(1200px,100% - 48px);margin-inline:auto}
.skip{position:absolute;inset-inline-start:16px;top:-80px;padding:12px 16px;background:var(--band);color:var(--onBand);z-index:2}
.skip:focus{top:16px}
.top{background:var(--tint)}
.top .wrap{display:flex;align-items:center;justify-content:space-between;gap:24px;min-height:80px}
.name{font-weight:700;font-size:1.25rem;letter-spacing:-.02em;color:var(--ink)}
.name img{display:block;max-height:40px;max-width:180px;width:auto;height:auto}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 26px;border:2px solid var(--primary);border-radius:var(--control);background:var(--primary);color:var(--onPrimary);font:600 1.0625rem/1.25 var(--text);text-align:center;text-decoration:none;cursor:pointer;transition:transform 120ms ease-out}
.button:hover{transform:translateY(-1px);text-decoration:underline;text-decoration-thickness:2px}
.button.quiet{background:transparent;border-color:var(--edge);color:var(--ink)}
.top .button{min-height:44px;padding:8px 18px;font-size:1rem}
.hero{background:var(--tint);padding-block:clamp(32px,5vw,72px) clamp(56px,7vw,104px)}
.hero .wrap{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:center;gap:clamp(32px,6vw,88px)}
.hero.plain .wrap{grid-template-columns:minmax(0,1fr)}
.eyebrow{margin-bottom:20px;color:var(--primaryText);font-weight:600;font-size:1rem}
.reader{display:block;max-height:56px;max-width:220px;width:auto;height:auto;margin-bottom:20px}
.lead{margin-top:24px;max-width:58ch;color:var(--muted);font-size:clamp(1.125rem,1.5vw,1.3125rem);line-height:1.55}
.buttons{display:flex;flex-wrap:wrap;gap:12px;margin-top:36px}
.note{margin-top:16px;color:var(--muted);font-size:1rem}
.art{display:block;width:100%;height:auto;border-radius:var(--box);overflow:hidden}
section{padding-block:clamp(64px,8vw,120px)}
section.tinted{background:var(--tint)}
.hero+section.tinted{background:var(--ground)}
.figures{border-block-end:1px solid var(--line)}
.figures dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr))}
.figures .figure{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:36px 24px 36px 0}
.figures .figure+.figure{padding-inline-start:32px;border-inline-start:1px solid var(--line)}
.value{font-size:clamp(2.25rem,3.6vw,3.25rem);line-height:1.1;letter-spacing:-.03em;font-weight:650;color:var(--primaryText);font-variant-numeric:tabular-nums}
.figure dt{margin-top:6px;color:var(--muted)}
.split{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:clamp(32px,6vw,88px)}
.points{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:48px 40px;margin-top:clamp(36px,4vw,56px)}
.points.two{grid-template-columns:repeat(2,minmax(0,1fr))}
.points li{border-top:2px solid var(--primaryText);padding-top:20px}
.points p,.steps p{margin-top:8px;color:var(--muted)}
.plain li{border-top:1px solid var(--line);padding-block:18px;font-size:1.125rem;line-height:1.5}
.plain li:last-child{border-bottom:1px solid var(--line)}
.steps{counter-reset:step}
.steps li{position:relative;counter-increment:step;padding:0 0 36px 72px}
.steps li:last-child{padding-bottom:0}
.steps li::before{content:counter(step);position:absolute;inset-inline-start:0;top:-8px;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--primary);color:var(--onPrimary);font:650 1.0625rem/1 var(--heading)}
.steps li:not(:last-child)::after{content:"";position:absolute;inset-inline-start:21px;top:44px;bottom:16px;width:2px;background:var(--line)}
.quotes{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:24px;margin-top:clamp(36px,4vw,56px)}
.quotes.one{grid-template-columns:minmax(0,1fr)}
.quotes figure{display:flex;flex-direction:column;justify-content:space-between;gap:28px;padding:clamp(24px,3vw,40px);border:1px solid var(--line);border-radius:var(--box);background:var(--ground)}
.quotes blockquote{font-size:clamp(1.1875rem,1.7vw,1.4375rem);line-height:1.45;letter-spacing:-.01em;text-wrap:pretty}
.quotes.one blockquote{font-size:clamp(1.375rem,2.6vw,2.125rem);line-height:1.32;letter-spacing:-.018em}
.quotes blockquote p::before{content:open-quote}
.quotes blockquote p::after{content:close-quote}
.quotes figcaption b{display:block;font-weight:620}
.quotes figcaption{color:var(--muted)}
.quotes figcaption b{color:var(--ink)}
.faq details{border-top:1px solid var(--line)}
.faq details:last-child{border-bottom:1px solid var(--line)}
.faq summary{display:flex;justify-content:space-between;align-items:center;gap:24px;min-height:64px;padding-block:16px;cursor:pointer;font-weight:600;font-size:1.125rem;list-style:none}
.faq summary::-webkit-details-marker{display:none}
.faq summary::after{content:"";flex:none;width:11px;height:11px;margin-inline-end:6px;border:solid var(--primaryText);border-width:0 2px 2px 0;transform:rotate(45deg) translate(-2px,-2px);transition:transform 120ms ease-out}
.faq details[open] summary::after{transform:rotate(225deg) translate(-3px,-3px)}
.faq details p{max-width:68ch;padding-bottom:24px;color:var(--muted)}
.contact{background:var(--band);color:var(--onBand)}
.contact .split{grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:start}
.contact .lead{color:var(--onBandMuted)}
.contact :focus-visible{outline-color:var(--primaryText)}
form{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px;padding:clamp(24px,3vw,40px);border-radius:var(--box);background:var(--ground);color:var(--ink)}
.field{display:grid;gap:6px;align-content:end}
.field.wide,form .button,form .note{grid-column:1/-1}
label{font-weight:600;font-size:1rem}
label small{font-weight:400;font-size:.9375rem;color:var(--muted)}
input,textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--edge);border-radius:min(var(--control),12px);background:var(--ground);color:var(--ink);font:inherit}
textarea{min-height:120px;resize:vertical}
form .note{margin:0}
footer{padding-block:36px;color:var(--muted);font-size:1rem}
footer .wrap{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px 32px}
footer ul{display:flex;flex-wrap:wrap;gap:4px 24px}
footer a{color:inherit;display:inline-block;padding-block:8px}
@media (max-width:860px){
.hero .wrap,.split,.contact .split,.quotes,.points,.points.two{grid-template-columns:minmax(0,1fr)}
.art{aspect-ratio:2/1}
.points{gap:32px}
.figures dl{grid-template-columns:repeat(2,minmax(0,1fr))}
.figures .figure{padding-block:24px}
.figures .figure:nth-child(odd){padding-inline-start:0;border-inline-start:0}
.figures .figure:last-child:nth-child(odd){grid-column:1/-1}
.figures .figure:nth-child(n+3){border-top:1px solid var(--line)}
}
@media (max-width:520px){
.wrap{width:calc(100% - 40px)}
.buttons .button,form .button{width:100%}
form{grid-template-columns:minmax(0,1fr)}
.top .wrap{min-height:68px}
.top .button{display:none}
}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{transition:none!important}}
@media print{.top .button,.contact form{display:none}}
`;
