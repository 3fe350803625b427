// `npm run bench:catalogue`: tasks of the main thread of `/actions` with 281 actions, while it opens, while typing, scrolling and moving
// by arrow keys, at a quarter of the CPU. Against a running stack: BASE_URL (http://localhost:4000), ROUNDS (5), SIZE (281), THROTTLE (4).
import { chromium, type Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { newAddress, signUp } from '../../../e2e/support/accounts.ts';
import { browserLaunch } from '../../../e2e/support/browser.ts';
import { type CatalogueRow, growCatalogue, searchCatalogue } from './grow-catalogue.ts';
import { journeys } from './journeys.ts';
import { type MainTask, recordTasks } from './record-tasks.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:4000';
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SIZE = Number(process.env['SIZE'] ?? 281);
const THROTTLE = Number(process.env['THROTTLE'] ?? 4);
/** A frame that takes longer is seen. */
const LIMIT_MS = 50;

async function main(): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage({ baseURL: BASE_URL, viewport: { width: 1440, height: 900 } });
  try {
    await openCatalogue(page);
    const longest = await measure(page);
    const over = longest.filter((ms) => ms > LIMIT_MS);
    console.info(`\n${over.length === 0 ? 'No' : over.length} round with a task above ${LIMIT_MS} ms.`);
    if (over.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** An account with a key, and a catalogue of so many actions instead of the real one. */
async function openCatalogue(page: Page): Promise<void> {
  await signUp(page, newAddress('bench'));
  await page.goto('/keys');
  await page.getByText('Default Key').first().waitFor();
  let rows: CatalogueRow[] | undefined;
  await page.route('**/api/actions/catalogue*', async (route) => {
    const url = new URL(route.request().url());
    if (!rows) {
      const answer = await route.fetch({ url: `${BASE_URL}/api/actions/catalogue` });
      rows = growCatalogue((await answer.json()) as CatalogueRow[], SIZE); // the contract's rows
    }
    await route.fulfill({ json: searchCatalogue(rows, url) });
  });
  await page.goto('/actions');
  await page
    .getByRole('listitem')
    .nth(SIZE - 1)
    .waitFor({ state: 'attached' });
}

/** The longest task of each round and journey. */
async function measure(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const all: number[] = [];
  console.info(`${SIZE} actions, ${THROTTLE}x CPU throttling, ${ROUNDS} rounds; CPU time of main-thread tasks in ms`);
  for (const [name, journey] of Object.entries(journeys)) {
    const rounds: MainTask[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await journey.prepare(page);
      await page.waitForTimeout(500);
      rounds.push(await recordTasks(cdp, () => journey.run(page)));
    }
    const longest = rounds.map((tasks) => Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)));
    const wall = rounds.map((tasks) => Math.max(0, ...tasks.map(({ wallMs }) => wallMs)));
    const above = rounds.map((tasks) => tasks.filter(({ cpuMs }) => cpuMs > LIMIT_MS).length);
    all.push(...longest);
    console.info(
      `${name.padEnd(12)} longest task: median ${median(longest).toFixed(1)}, worst ${Math.max(...longest).toFixed(1)} (on the clock ${Math.max(...wall).toFixed(1)}); tasks above ${LIMIT_MS} ms: ${above.join(', ')}; tasks a round: ${median(rounds.map(({ length }) => length))}`,
    );
  }
  return all;
}

await main();
