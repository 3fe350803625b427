import type { Visitor } from '../browser/browser-driver.ts';
import { BROKEN } from './areas.ts';

/** What stands on the screen. */
export interface Screen {
  readonly path: string;
  readonly heading: string | undefined;
  /** The card of the broken area, with its button. */
  readonly card: boolean;
  /** Its button is at work. */
  readonly trying: boolean;
  /** A card inside the page of the broken area, in the place of one part. */
  readonly partCard: boolean;
  /** The card of another area. */
  readonly otherCard: string | undefined;
  /** The name of the kit's build whose page it is. */
  readonly build: string | undefined;
  readonly spinner: boolean;
  /** Something in the page says that it failed, with a button. */
  readonly retry: boolean;
  /** Whether code ran that was changed on the server's disk. */
  readonly tampered: boolean;
  /** Set by `markDocument`, and gone after a reload. */
  readonly marked: boolean;
}

const NOTHING: Screen = {
  path: '',
  heading: undefined,
  card: false,
  trying: false,
  partCard: false,
  otherCard: undefined,
  build: undefined,
  spinner: false,
  retry: false,
  tampered: false,
  marked: false,
};

export async function look(visitor: Visitor): Promise<Screen> {
  // While a document is being replaced there is nothing to look at.
  return visitor.evaluate(readScreen, BROKEN.title).catch(() => NOTHING);
}

/** Tells this document from the next one. */
export async function markDocument(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => void Object.assign(globalThis, { failureKitMark: true }), undefined);
}

function readScreen(title: string): Screen {
  const cards = [...document.querySelectorAll('[role="alert"][aria-label]')].filter((card) =>
    card.querySelector('button'),
  );
  const labels = cards.map((card) => card.getAttribute('aria-label'));
  return {
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent ?? document.querySelector('h1')?.textContent ?? undefined,
    card: labels.includes(title),
    trying: cards.some((card) => card.querySelector('button[aria-busy="true"]')),
    partCard: document.querySelector('[data-kit-build] [role="alert"] button') !== null,
    otherCard: labels.find((label) => label !== title) ?? undefined,
    build: document.querySelector<HTMLElement>('[data-kit-build]')?.dataset['kitBuild'],
    spinner: [...document.querySelectorAll('[role="status"]')].some((status) =>
      /Loading|Chargement/.test(status.textContent + (status.getAttribute('aria-label') ?? '')),
    ),
    retry: document.querySelector('main [role="alert"] button') !== null,
    tampered: 'failureKitTampered' in globalThis,
    marked: 'failureKitMark' in globalThis,
  };
}
