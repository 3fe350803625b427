import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 90;

/** What a person who uses only the keyboard cannot see of the focus; null when all is well. Runs in the page. */
function findFocusProblem(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const name = element.outerHTML.slice(0, 160);
  const isDrawn = [undefined, '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  if (!isDrawn) return `no outline: ${name}`;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isInView ? null : `out of view: ${name}`;
}

/** An element has the focus, with an outline, in the part of the page that is seen. */
export async function expectFocusShown(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findFocusProblem), { timeout: 5_000, intervals: [20, 50, 100] }).toBeNull();
}

/** Presses Tab until an element has the focus. It is shown at each stop. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await moveTo(target, key);
}

/** Presses a key that moves the focus until an element has it. It is shown at each stop. */
export async function moveTo(target: Locator, key: string): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusShown(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} stops of ${key} do not reach ${target}.`);
}

/** Presses Tab until a control has the focus, and then Enter. */
export async function tabAndPress(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** A step has put the focus onto an element, and it is shown there. */
export async function expectFocusOn(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusShown(target.page());
}
