import type { Visitor } from '../browser/browser-driver.ts';

/** What became of the HTML of a page. */
export interface HtmlPage {
  /** The version of the remote that the composition names. */
  readonly named: string | undefined;
  /** The version whose HTML came, and the one that stands there now. */
  readonly html: string | undefined;
  readonly shown: string | undefined;
  /** React has taken the page over, and the elements of the HTML are still there. */
  readonly takenOver: boolean;
  /** What React said of other elements than it expected. */
  readonly mismatches: readonly string[];
}

/** What the page keeps for `lookAtHtml`. */
interface Noted {
  html: string;
  heading: Element | null;
  warnings: string[];
}

/** For `beforeCode`: keeps the page as it came, before any module has run. */
export function noteHtml(): void {
  const noted: Noted = { html: '', heading: null, warnings: [] };
  Object.assign(globalThis, { failureKitHtml: noted });
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    noted.warnings.push(parts.map(String).join(' '));
    warn(...parts);
  };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    noted.html = document.querySelector('main')?.textContent ?? '';
    noted.heading = document.querySelector('main h1');
  });
}

export function lookAtHtml(visitor: Visitor, remote: string): Promise<HtmlPage> {
  return visitor.evaluate(readHtmlPage, remote);
}

function readHtmlPage(remote: string): HtmlPage {
  const versionIn = (text: string | null | undefined) => /\((kit-html-\w+)\)/.exec(text ?? '')?.[1];
  const { failureKitHtml: noted } = globalThis as unknown as { failureKitHtml: Noted }; // set by `noteHtml`
  const { remotes } = JSON.parse(document.querySelector('#composition')?.textContent ?? '{"remotes":[]}') as {
    remotes: { name: string; version: string }[];
  }; // written by the edge
  const heading = document.querySelector('main h1');
  const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return {
    named: remotes.find(({ name }) => name === remote)?.version,
    html: versionIn(noted.html),
    shown: versionIn(document.querySelector('main')?.textContent),
    takenOver: heading !== null && heading === noted.heading && isReact(heading),
    mismatches: noted.warnings.filter((text) => text.includes('The HTML of the page was not')),
  };
}
