import type { Frame, Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * The violations that axe finds in a page and its frames. `AxeBuilder` evaluates the 560 kB of axe twice for each check, which
 * takes longer than the check: here a document gets it once.
 */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<readonly Result[]> {
  const [main, ...others] = page.frames();
  if (main) await loadAxe(main);
  // A frame may go while it is read; axe says of one that does not answer that it was not tested.
  await Promise.all(others.map((frame) => loadAxe(frame).catch(() => undefined)));
  const wanted: RunOptions = { resultTypes: ['violations'], ...options };
  return page.evaluate(runAxe, wanted);
}

async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source);
}

interface WithAxe {
  axe?: typeof axe;
}

/** Runs in the page. */
function hasAxe(): boolean {
  return (globalThis as WithAxe).axe !== undefined;
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<Result[]> {
  const { axe: loaded } = globalThis as WithAxe;
  if (!loaded) throw new Error('The page has no axe: it was loaded again meanwhile.');
  return (await loaded.run(document, options)).violations;
}
