import type { Page } from '@playwright/test';

const KEYSTROKE_MS = 90;
const PAUSE_BETWEEN_STEPS_MS = 900;
const SEARCHES = ['lead', 'validate', 'in bulk'];
const WHEEL_STEPS = 60;
const WHEEL_PIXELS = 240;
const ARROWS = 40;
/** All cards are made by then, also at a quarter of the CPU. Looking for the last one would be a task of the page. */
const OPENING_MS = 8_000;

const cards = (page: Page) => page.getByRole('list', { name: 'Actions' }).getByRole('listitem');

/** What a person does. To look an element up takes the driver a long task in the page: `prepare` does that before the recording. */
export interface Journey {
  prepare(page: Page): Promise<void>;
  run(page: Page): Promise<void>;
}

export const journeys: Readonly<Record<string, Journey>> = {
  /** By its address: the shell and the area are loaded, too. */
  loading: {
    prepare: (page) => goTo(page, '/keys'),
    run: (page) => goTo(page, '/actions'),
  },
  /** From another page. */
  opening: {
    async prepare(page) {
      await goTo(page, '/keys');
      await page.locator('header a[href="/actions"]').focus();
    },
    async run(page) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(OPENING_MS);
    },
  },
  /** Each search narrows the list, and each deletion brings all cards back. */
  typing: {
    prepare: (page) => page.getByLabel('Search').focus(),
    async run(page) {
      for (const text of SEARCHES) {
        await page.keyboard.type(text, { delay: KEYSTROKE_MS });
        await page.waitForTimeout(PAUSE_BETWEEN_STEPS_MS);
        for (const _ of text) {
          await page.keyboard.press('Backspace');
          await page.waitForTimeout(KEYSTROKE_MS);
        }
        await page.waitForTimeout(PAUSE_BETWEEN_STEPS_MS);
      }
    },
  },
  scrolling: {
    prepare: (page) => cards(page).first().hover(),
    async run(page) {
      for (const direction of [1, -1])
        for (let step = 0; step < WHEEL_STEPS; step += 1) {
          await page.mouse.wheel(0, direction * WHEEL_PIXELS);
          await page.waitForTimeout(16);
        }
    },
  },
  'arrow keys': {
    prepare: (page) => cards(page).first().getByRole('link').focus(),
    async run(page) {
      for (const key of ['ArrowDown', 'ArrowRight'])
        for (let step = 0; step < ARROWS; step += 1) await page.keyboard.press(key);
    },
  },
};

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(OPENING_MS);
}
