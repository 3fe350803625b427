import {
  BEACONS_PATH,
  COMPOSITION_ELEMENT_ID,
  PRERENDERED_ATTRIBUTE,
  PREVIEW_ELEMENT_ID,
} from '@declic/remote-kit/contract';
import type { Beacon, RemoteFailure } from '@declic/remote-kit/contract';

const WORDS = {
  en: ['Declic is not available right now', 'Retry'],
  fr: ['Declic est indisponible pour le moment', 'Réessayer'],
  es: ['Declic no está disponible en este momento', 'Reintentar'],
} as const;

/** As the edge writes it into the page. Without a ticket, or a shell of which it knows, it writes neither. */
interface InlinedComposition {
  readonly id: string;
  readonly ticket: string;
  readonly shell?: { readonly version: string; readonly owner: string };
}

/**
 * Runs before the shell, in every page. When a file of the shell does not load, or is not what was released, nothing of the shell is
 * there to say so: its files are asked for past the browser's cache and the page is opened again, once. A page that was sent as HTML is
 * opened again only when all of its files came and nothing has been typed into it. When that does not help, the code of the shell
 * throws, or nothing is on screen after 15 s, people are told, unless the page was sent as HTML. The registry is told, too, unless
 * files are still on their way then: that says something about the network. A shell that comes later takes the place of the message.
 *
 * It is sent with each page, so it is kept small and imports no code but constants.
 */
export function watchShell(): void {
  leftAt = -Infinity;
  addEventListener(
    'error',
    ({ target, filename, message }) => {
      const { type, src = '' } = target as Partial<HTMLScriptElement>; // or the window, which has neither
      if (type === 'module') void repair(src);
      else tellOfCode(filename, message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }: { reason?: unknown }) => {
    const message = String(reason);
    // In some browsers a stack has no message, and an import that failed no stack.
    tellOfCode(reason instanceof Error ? message + reason.stack : message, message);
  });
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  setTimeout(() => void tell('slow', 'Nothing was on screen after 15 s.'), 15_000);
}

/** Firefox cancels the files of a page as soon as another address is asked for; the next page may take 10 s to answer. */
let leftAt: number;

const find = (id: string) => document.getElementById(id);
/**
 * The page is not being left and has no shell. HTML of a page may be there, which stays: it is readable, its links lead on and its forms
 * can be sent.
 */
const lacksShell = () => performance.now() - leftAt > 10_000 && (!find('root')?.hasChildNodes() || hasHtml());
const hasHtml = () => find('root')?.hasAttribute(PRERENDERED_ATTRIBUTE);
const isTypedInto = () =>
  [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );
/** What tests cannot let happen. */
export const browser = { openAgain: () => location.reload() };
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>;
const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Properties<Tag> & { style?: string }) =>
  Object.assign(document.createElement(tag), properties);

/** `where` has the address of the code: that of extensions runs in a page, too. */
function tellOfCode(where: string | undefined, message: string): void {
  if (where?.includes(`${location.origin}/shell/`)) void tell(/ import/.test(message) ? 'load' : 'render', message);
}

/** Code that is asked for once the page was painted may come after the document is complete. */
const isOnItsWay = () =>
  document.readyState !== 'complete' ||
  [...document.scripts].some(({ src }) => src && !performance.getEntriesByName(src).length);

/** Takes all files of the shell anew: the one that failed may be any that its script imports, and the event does not say which. */
async function repair(address: string): Promise<void> {
  if (!lacksShell()) return;
  const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script[src],[rel=modulepreload]');
  const fetched = Promise.all(
    [...files].map(({ src, href }) =>
      fetch(src ?? href, { cache: 'reload', signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of this type are
  if (opened?.type === 'reload') return tell('load', address);
  const isComplete = (await fetched).every(Boolean);
  // The shell, or what `tell` says, may have come meanwhile.
  if (!lacksShell()) return;
  // What is opened again without all of its files would be an error of the browser, in the place of a page that can be read.
  if (hasHtml() && !isComplete) addEventListener('online', () => void repair(address), { once: true });
  else if (!hasHtml() || !isTypedInto()) browser.openAgain();
}

async function tell(failure: RemoteFailure, message: string): Promise<void> {
  if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  if (!lacksShell()) return;
  const wanted = /^.(en|fr|es)\b/.exec(location.pathname)?.[1] ?? navigator.language.slice(0, 2);
  const lang = (wanted in WORDS ? wanted : 'en') as keyof typeof WORDS; // checked
  const [title, retry] = WORDS[lang];
  const style = 'max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui';
  const card = make('main', { role: 'alert', lang, style });
  const button = make('button', {
    textContent: retry,
    onclick: browser.openAgain,
    style: 'font:inherit;padding:.6em 1em',
  });
  card.append(make('h1', { textContent: title }), button);
  if (!hasHtml()) find('root')?.append(card);
  const composition = find(COMPOSITION_ELEMENT_ID)?.textContent;
  // What a preview does says nothing about what visitors get.
  if (!composition || find(PREVIEW_ELEMENT_ID) || (failure === 'slow' && isOnItsWay())) return;
  const { id, ticket, shell } = JSON.parse(composition) as InlinedComposition; // written by the edge
  if (!shell) return;
  const beacon: Beacon = {
    kind: 'failed',
    composition_id: id,
    ticket,
    remote: 'shell',
    version: shell.version,
    owner: shell.owner,
    path: location.pathname,
    failure,
    message: message.slice(0, 2_000),
  };
  navigator.sendBeacon(BEACONS_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}
