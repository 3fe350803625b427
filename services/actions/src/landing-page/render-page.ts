import { heroArt } from './hero-art';
import { html, SafeHtml } from './html';
import type { Button, LandingPage } from './page-model';
import {
  benefitsSection,
  evidenceSection,
  faqSection,
  figuresSection,
  formSection,
  needsSection,
  quotesSection,
  stepsSection,
} from './page-sections';
import { pageStyles } from './page-styles';
import { PAGE_WORDS } from './page-words';

/** Nothing is loaded from anywhere, and no script runs; forms go where their address says. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'";

/** A whole page in one file. */
export function renderPage(page: LandingPage): string {
  const words = PAGE_WORDS[page.language];
  return html`<!doctype html>
    <html lang="${page.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${page.title}</title>
        ${page.description !== '' && html`<meta name="description" content="${page.description}" />`}
        ${page.isListed ? '' : html`<meta name="robots" content="noindex, nofollow" />`}
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${page.title}" />
        ${page.description !== '' && html`<meta property="og:description" content="${page.description}" />`}
        <meta name="theme-color" content="${page.palette.tint}" />
        <style>
          ${new SafeHtml(pageStyles(page))}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        <header class="top">
          <div class="wrap">${brandMark(page)} ${page.hero.button && linkButton(page.hero.button)}</div>
        </header>
        <main id="content" tabindex="-1">
          ${hero(page)} ${needsSection(page)} ${figuresSection(page)} ${benefitsSection(page)} ${stepsSection(page)}
          ${evidenceSection(page)} ${quotesSection(page)} ${faqSection(page)} ${formSection(page)}
        </main>
        ${footer(page)}
      </body>
    </html>`.text;
}

function brandMark({ brand: { name, logo } }: LandingPage): SafeHtml {
  return html`<div class="name">${logo === '' ? name : html`<img src="${logo}" alt="${name}" />`}</div>`;
}

function hero({
  hero: { logo, eyebrow, headline, text, button, secondButton, note },
  brand,
  palette,
}: LandingPage): SafeHtml {
  return html`<div class="hero">
    <div class="wrap">
      <div>
        ${logo && html`<img class="reader" src="${logo.url}" alt="${logo.name}" />`}
        ${eyebrow !== '' && html`<p class="eyebrow">${eyebrow}</p>`}
        <h1>${headline}</h1>
        ${text !== '' && html`<p class="lead">${text}</p>`}
        ${(button ?? secondButton) && html`<div class="buttons">${button && linkButton(button)}${secondButton && linkButton(secondButton, true)}</div>`}
        ${note !== '' && html`<p class="note">${note}</p>`}
      </div>
      ${heroArt(brand.name, palette)}
    </div>
  </div>`;
}

function linkButton({ label, href }: Button, isQuiet = false): SafeHtml {
  return html`<a class="button${isQuiet ? ' quiet' : ''}" href="${href}">${label}</a>`;
}

function footer({ footer: { text, links } }: LandingPage): SafeHtml {
  const items = links.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`);
  return html`<footer>
    <div class="wrap">
      <p>${text}</p>
      ${
        items.length > 0 &&
        html`<ul>
          ${items}
        </ul>`
      }
    </div>
  </footer>`;
}
