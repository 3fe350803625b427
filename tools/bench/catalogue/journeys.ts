import type { Page } from '@playwright/test';

const KEYSTROKE_MS = 90;
const SEARCHES = ['lead', 'validate', 'in bulk'];
const WHEEL_STEPS = 60;
const WHEEL_PIXELS = 240;
const ARROWS = 40;

const cards = (page: Page) => page.getByRole('list', { name: 'Actions' }).getByRole('listitem');
const rest = (page: Page) => page.waitForTimeout(900);

/** What a person does in the catalogue, by what is measured. */
export const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  /** Each search narrows the list, and each deletion brings all cards back. */
  async typing(page) {
    const search = page.getByLabel('Search');
    await search.focus();
    for (const text of SEARCHES) {
      await search.pressSequentially(text, { delay: KEYSTROKE_MS });
      await rest(page);
      for (const _ of text) await page.keyboard.press('Backspace', { delay: KEYSTROKE_MS });
      await rest(page);
    }
  },
  async scrolling(page) {
    await cards(page).first().hover();
    for (const direction of [1, -1])
      for (let step = 0; step < WHEEL_STEPS; step += 1) {
        await page.mouse.wheel(0, direction * WHEEL_PIXELS);
        await page.waitForTimeout(16);
      }
  },
  async 'arrow keys'(page) {
    await cards(page).first().getByRole('link').focus();
    for (let step = 0; step < ARROWS; step += 1) await page.keyboard.press('ArrowDown');
    for (let step = 0; step < ARROWS; step += 1) await page.keyboard.press('ArrowRight');
  },
};
