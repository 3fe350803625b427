import { expect, type Page } from '@playwright/test';

/** What the page asks for, and what the service answers once the state that is waited for has arrived there. */
export interface Arrival<Body> {
  readonly path: string;
  readonly isArrived: (body: Body) => boolean;
  readonly timeoutMs: number;
}

/**
 * Loads the page again until the service answers it with the state that is waited for. Goes by the answer and not by what the page
 * shows within so many seconds: a slow machine shows nothing by then, each time, although the state is there.
 */
export async function reloadUntil<Body>(page: Page, { path, isArrived, timeoutMs }: Arrival<Body>): Promise<void> {
  await expect(async () => {
    const answering = page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).pathname === path);
    await Promise.all([answering, page.reload()]);
    const body = (await (await answering).json()) as Body; // ours, by contract
    expect(isArrived(body), `${path} answers with what is waited for`).toBe(true);
  }).toPass({ timeout: timeoutMs });
}
