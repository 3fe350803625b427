import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@declic/tools/database/processes';
import type { Visitor } from '../browser/browser-driver.ts';
import { AREAS, type AreaName } from './areas.ts';
import { GLANCE_MS, PATIENCE_MS } from './limits.ts';
import { look, type Screen } from './look.ts';

/** What stood on the screen in the end, and after how long. */
export interface Seen {
  readonly screen: Screen;
  readonly ms: number;
  readonly reached: boolean;
}

/** A signed-in person in front of a browser. */
export class Person {
  readonly visitor: Visitor;
  readonly #origin: string;

  constructor(visitor: Visitor, origin: string) {
    this.visitor = visitor;
    this.#origin = origin;
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    // A file that starts nothing.
    await this.visitor.open(`${this.#origin}/favicon.svg`);
    const status = await this.visitor.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/accounts/session', { method: 'POST', headers, body: JSON.stringify(body) })).status;
      },
      { email, password },
    );
    if (status !== 200) throw new Error(`The kit could not sign in: ${status}.`);
  }

  /** Enters an address, and waits for what `isReached` wants. */
  async open(path: string, isReached: (screen: Screen) => boolean, limitMs: number): Promise<Seen> {
    const began = performance.now();
    const opening = this.visitor.open(this.#origin + path);
    const seen = await this.#waitUntil(isReached, began, limitMs);
    await opening;
    return seen;
  }

  /** Enters an address, and another one before the first page is complete. Waits until that stands there. */
  async leaveWhileLoading(path: string, next: string, afterMs: number): Promise<Seen> {
    const opening = this.visitor.open(this.#origin + path);
    await pause(afterMs);
    const seen = await this.open(next, ({ path: at, heading }) => at === next && heading !== undefined, PATIENCE_MS);
    await opening;
    return seen;
  }

  /** Clicks once the element is there, and waits for what `isReached` wants. */
  async click(selector: string, isReached: (screen: Screen) => boolean, limitMs: number): Promise<Seen> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const began = performance.now();
      if (await this.visitor.click(selector)) return this.#waitUntil(isReached, began, limitMs);
      if (Date.now() > deadline) throw new Error(`There is no ${selector} to click on.`);
      await pause(GLANCE_MS);
    }
  }

  /** Goes to the page of an area without a new document, as the router's links do. */
  async goTo(area: AreaName, limitMs: number): Promise<Seen> {
    const { path, heading } = AREAS[area];
    await this.#waitForRouter();
    const began = performance.now();
    await this.visitor.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    return this.#waitUntil((screen) => screen.path === path && screen.heading === heading, began, limitMs);
  }

  /** A page that is there as HTML can be read before its code, and with it the router, is there. */
  async #waitForRouter(): Promise<void> {
    const isHtmlAlone = () => document.querySelector('[data-prerendered]') !== null;
    await waitUntil(async () => !(await this.visitor.evaluate(isHtmlAlone, undefined)), PATIENCE_MS, GLANCE_MS);
  }

  look(): Promise<Screen> {
    return look(this.visitor);
  }

  waitFor(isReached: (screen: Screen) => boolean, limitMs: number): Promise<Seen> {
    return this.#waitUntil(isReached, performance.now(), limitMs);
  }

  async #waitUntil(isReached: (screen: Screen) => boolean, began: number, limitMs: number): Promise<Seen> {
    for (;;) {
      const screen = await look(this.visitor);
      const ms = Math.round(performance.now() - began);
      if (isReached(screen)) return { screen, ms, reached: true };
      if (ms > limitMs) return { screen, ms, reached: false };
      await pause(GLANCE_MS);
    }
  }
}
