import type { BrowserDriver, BrowserName } from './browser/browser-driver.ts';
import { launchBrowser } from './browser/puppeteer-driver.ts';
import { renderIntact } from './kit/render-intact.ts';
import { allCases } from './cases/all-cases.ts';
import type { Case } from './cases/case.ts';
import { emptyRow } from './cases/empty-row.ts';
import { type Kit, openKit } from './kit/kit.ts';
import { type Options, readOptions } from './options.ts';
import type { Row } from './report/row.ts';
import { formatTable } from './report/table.ts';
import { writeReport } from './report/write-report.ts';

/**
 * `npm run failure-kit [-- --only render,down --browser firefox --quick]`: brings every fault about in a running product and prints
 * what people saw. Ends with 1 when a row breaks its expectation.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const began = Date.now();
  const kit = await openKit();
  const rows: Row[] = [];
  try {
    for (const browser of options.browsers) rows.push(...(await runIn(browser, kit, options)));
  } finally {
    await kit.close();
  }
  console.log(`\n${formatTable(rows).join('\n')}`);
  const failed = rows.filter(({ problems }) => problems.length > 0).length;
  console.log(`\n${rows.length - failed} of ${rows.length} rows hold. The table is in ${writeReport(rows, began)}`);
  process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1;
}

async function runIn(browser: BrowserName, kit: Kit, options: Options): Promise<Row[]> {
  const driver = await launchBrowser(browser);
  const rows: Row[] = [];
  try {
    await renderIntact(kit, driver);
    for (const one of chooseCases(browser, options)) rows.push(...(await runCase(one, { kit, driver, options })));
  } finally {
    await driver.close();
  }
  return rows;
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
    const failed = rows.filter(({ problems }) => problems.length > 0).length;
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${driver.name}: ${one.title} (${rows.length} rows, ${seconds} s)`,
    );
    if (failed > 0) console.log(formatTable(rows.filter(({ problems }) => problems.length > 0)).join('\n'));
    return rows;
  } catch (error) {
    console.error(`FAILED ${driver.name}: ${one.title}`, error);
    return [{ ...emptyRow({ driver }, one), problems: [String(error)] }];
  }
}

await main();
