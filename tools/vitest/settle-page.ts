import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { vi } from 'vitest';

/**
 * Lets the page finish what it has begun: the files that it asked for are compiled and loaded, and React has no task left. It runs
 * effects and renders transitions in tasks of their own, after the text for which a test waited is there: on a slow machine, after the
 * next line of the test. So no test that uses it shows what happens to a press that comes before an effect or a transition has run: such
 * a test acts twice within one `act`.
 */
export async function settlePage(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve));
}
