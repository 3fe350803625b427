import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from '../../../e2e/support/browser.ts';
import { buildSingle } from './build-single.ts';
import { type Visit, visit } from './measure-page.ts';
import { serveSingle } from './serve-single.ts';
import { startStack } from './start-stack.ts';

const PAGES = ['/en/', '/workshops', '/login'];
const VISITS = Number(process.env['VISITS'] ?? 11);

type Variant = 'federated' | 'single';
type Measure = keyof Visit;

const MEASURES: Record<Measure, string> = {
  firstContentfulPaint: 'first contentful paint, ms',
  heading: 'main heading, ms',
  javascriptBytes: 'JavaScript, bytes gzip',
  javascriptRequests: 'JavaScript requests',
  requests: 'all requests',
};

/** Compares the product, composed at run time, with the same pages built as one SPA: one run, visits interleaved. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'declic-single-'));
  const stack = await startStack(directory);
  const browser = await chromium.launch(browserLaunch());
  try {
    await buildSingle(join(directory, 'single'));
    const single = await serveSingle(join(directory, 'single'), join(directory, 'single-data'), stack.url);
    const origins: Record<Variant, string> = { federated: stack.url, single: single.url };
    try {
      for (const page of PAGES) report(page, await measure(browser, origins, page));
    } finally {
      await single.close();
    }
  } finally {
    await browser.close();
    await stack.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  origins: Record<Variant, string>,
  page: string,
): Promise<Record<Variant, Visit[]>> {
  const visits: Record<Variant, Visit[]> = { federated: [], single: [] };
  // One unmeasured visit each: the servers' own caches are warm afterwards.
  for (const origin of Object.values(origins)) await visit(browser, origin + page);
  for (let round = 0; round < VISITS; round += 1) {
    const order: Variant[] = round % 2 === 0 ? ['federated', 'single'] : ['single', 'federated'];
    for (const variant of order) visits[variant].push(await visit(browser, origins[variant] + page));
  }
  return visits;
}

function report(page: string, visits: Record<Variant, Visit[]>): void {
  console.log(`\n${page} - medians of ${VISITS} cold visits, 4x CPU, 40 ms round trip`);
  for (const [measure, label] of Object.entries(MEASURES) as [Measure, string][]) {
    const federated = median(visits.federated.map((each) => each[measure]));
    const single = median(visits.single.map((each) => each[measure]));
    const difference = measure === 'javascriptBytes' ? `  (${((federated - single) / 1000).toFixed(1)} kB more)` : '';
    console.log(
      `  ${label.padEnd(28)} federated ${format(federated)}  single ${format(single)}  ratio ${(federated / single).toFixed(2)}${difference}`,
    );
  }
}

function format(value: number): string {
  return Math.round(value).toString().padStart(7);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

await main();
