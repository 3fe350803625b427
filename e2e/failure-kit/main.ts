import type { BrowserDriver, BrowserName } from './browser/browser-driver.ts';
import { launchBrowser } from './browser/puppeteer-driver.ts';
import { renderIntact } from './kit/render-intact.ts';
import { allCases } from './cases/all-cases.ts';
import type { Case } from './cases/case.ts';
import { emptyRow } from './cases/empty-row.ts';
import { Cleanup } from './kit/cleanup.ts';
import { type Kit, openKit } from './kit/kit.ts';
import { type Options, readOptions } from './options.ts';
import type { Row } from './report/row.ts';
import { toRowTable } from './report/row-table.ts';
import { toSummary } from './report/summary.ts';
import { formatTable } from './report/table.ts';
import { writeReport } from './report/write-report.ts';

/**
 * `npm run failure-kit [-- --only render,down --browser firefox --quick]`: brings every fault about in a running product and prints
 * what people saw. Ends with 1 when a row breaks its expectation.
 */
async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    allCases.map(({ id }) => id),
  );
  const began = Date.now();
  const cleanup = new Cleanup();
  const rows: Row[] = [];
  const complete = await Promise.race([
    runAll(options, cleanup, (added) => void rows.push(...added)).then(() => true),
    awaitSignal(),
  ]).finally(() => cleanup.run());
  report(rows, began);
  if (!complete) console.log('The run was ended by a signal: this is not everything.');
  const isGood = complete && rows.length > 0 && rows.every(({ problems }) => problems.length === 0);
  // Not by itself: a case that was interrupted still waits for its page.
  process.exit(isGood ? 0 : 1);
}

function report(rows: readonly Row[], began: number): void {
  console.log(`\n${formatTable(toSummary(rows)).join('\n')}`);
  const held = rows.filter(({ problems }) => problems.length === 0).length;
  const minutes = Math.round((Date.now() - began) / 60_000);
  console.log(`\n${held} of ${rows.length} rows hold, after ${minutes} min.`);
  console.log(`All rows are in ${writeReport(rows, began)}`);
}

type Receive = (rows: readonly Row[]) => void;

async function runAll(options: Options, cleanup: Cleanup, receive: Receive): Promise<void> {
  const kit = await openKit(cleanup);
  for (const browser of options.browsers) {
    const driver = await launchBrowser(browser);
    try {
      await renderIntact(kit, driver);
      for (const one of chooseCases(browser, options)) receive(await runCase(one, { kit, driver, options }));
    } finally {
      await driver.close();
    }
  }
}

/** Chromium gets everything. */
function chooseCases(browser: BrowserName, { only, quick }: Options): readonly Case[] {
  if (only.length > 0) return allCases.filter(({ id }) => only.includes(id));
  if (quick) return allCases.filter((one) => one.quick);
  return browser === 'chromium' ? allCases : allCases.filter((one) => one.main);
}

interface CaseRun {
  readonly kit: Kit;
  readonly driver: BrowserDriver;
  readonly options: Options;
}

async function runCase(one: Case, { kit, driver, options: { quick } }: CaseRun): Promise<Row[]> {
  const began = Date.now();
  try {
    const rows = await one.run({ kit, driver, quick });
    const failed = rows.filter(({ problems }) => problems.length > 0);
    const seconds = Math.round((Date.now() - began) / 1000);
    const outcome = failed.length === 0 ? 'ok    ' : 'FAILED';
    console.log(`${outcome} ${driver.name}: ${one.title} (${rows.length} rows, ${seconds} s)`);
    if (failed.length > 0) console.log(formatTable(toRowTable(failed)).join('\n'));
    return rows;
  } catch (error) {
    console.error(`FAILED ${driver.name}: ${one.title}`, error);
    return [{ ...emptyRow({ driver }, one), problems: [String(error)] }];
  }
}

/** Resolves to false when the run is to end. Ctrl-C reaches it twice: from the terminal and from npm. */
function awaitSignal(): Promise<false> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(false));
  });
}

await main();
