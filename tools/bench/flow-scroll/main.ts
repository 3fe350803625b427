import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../../../e2e/support/browser.ts';
import { root } from '../../start/settings.ts';
import { runWithLeftovers, type TakeDown } from '../shared/leftovers.ts';
import { answerFlow } from './answer-flow.ts';
import { buildSite } from './build-site.ts';
import { measureScroll, type Scrolled } from './measure-scroll.ts';

const IDEAS = Number(process.env['IDEAS'] ?? 200);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** Of a screen with 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/**
 * `npm run bench:flow-scroll`: the frames of the built Ideas tab with 200 ideas while the wheel goes from its top to its end. The API is
 * answered in the browser: nothing else than the page is measured. It fails when a task of the page takes a frame of CPU time; frames
 * that are late without one were taken by other programs.
 */
async function main(leftovers: TakeDown[]): Promise<void> {
  // Below the workspace, so that what is built finds its packages.
  const folder = await mkdtemp(join(root, 'tools/bench/flow-scroll/.sites-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  const site = await buildSite(folder);
  leftovers.push(site.close);
  const browser = await chromium.launch(browserLaunch());
  leftovers.push(() => browser.close());

  console.log(`${IDEAS} ideas, from the top to the end by wheel; ${ROUNDS} rounds each`);
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport });
    await answerFlow(page, IDEAS);
    const rounds: Scrolled[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureScroll(browser, page, site.url, IDEAS));
    console.log(`${viewport.width} px wide: ${rounds.map(format).join('; ')}`);
    if (rounds.some(({ longestTask }) => longestTask > FRAME)) process.exitCode = 1;
    await page.close();
  }
}

const format = ({ pixels, frames, long, longest, longestTask }: Scrolled) =>
  `${pixels} px, ${frames} frames, ${long} longer than 33 ms, the longest ${Math.round(longest)} ms, task at most ${longestTask.toFixed(1)} ms of CPU`;

await runWithLeftovers(main);
