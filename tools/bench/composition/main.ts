import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from 'simple-statistics';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../../../e2e/support/browser.ts';
import { buildSingle } from './build-single.ts';
import { launchBareChromium } from './chromium.ts';
import { measureTimes, type Times } from './measure-times.ts';
import { measureTraffic, type Traffic } from './measure-traffic.ts';
import { serveSingle } from './serve-single.ts';
import { ROUND_TRIP_MS, slowLine } from './slow-network.ts';
import { startStack } from './start-stack.ts';

const PAGES = ['/en/', '/workshops', '/login'];
const VISITS = Number(process.env['VISITS'] ?? 11);

type Variant = 'federated' | 'single';
interface Visits {
  times: Times[];
  traffic: Traffic;
}

/** Compares the product, composed at run time, with the same pages built as one SPA: one run, visits interleaved. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'declic-single-'));
  const stack = await startStack(directory);
  try {
    await buildSingle(join(directory, 'single'));
    const single = await serveSingle(join(directory, 'single'), join(directory, 'single-data'), stack.url);
    try {
      await compare({ federated: stack.url, single: single.url });
    } finally {
      await single.close();
    }
  } finally {
    await stack.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function compare(origins: Record<Variant, string>): Promise<void> {
  const driven = await chromium.launch(browserLaunch());
  const bare = await launchBareChromium();
  const lines = { federated: await slowLine(origins.federated), single: await slowLine(origins.single) };
  try {
    for (const page of PAGES) {
      const visits: Record<Variant, Visits> = {
        federated: { times: [], traffic: await measureTraffic(driven, origins.federated + page) },
        single: { times: [], traffic: await measureTraffic(driven, origins.single + page) },
      };
      for (let round = 0; round < VISITS; round += 1) {
        const order: Variant[] = round % 2 === 0 ? ['federated', 'single'] : ['single', 'federated'];
        for (const variant of order) visits[variant].times.push(await measureTimes(bare, lines[variant].url + page));
      }
      report(page, visits);
    }
  } finally {
    for (const line of Object.values(lines)) line.close();
    await bare.close();
    await driven.close();
  }
}

function report(page: string, { federated, single }: Record<Variant, Visits>): void {
  const computeMedian = ({ times }: Visits, measure: keyof Times) => median(times.map((each) => each[measure]));
  const row = (label: string, one: number, other: number, note = '') =>
    console.log(
      `  ${label.padEnd(28)} federated ${format(one)}  single ${format(other)}  ratio ${(one / other).toFixed(2)}${note}`,
    );

  console.log(`\n${page} - medians of ${VISITS} cold visits, 4x CPU, ${ROUND_TRIP_MS} ms round trip`);
  row(
    'first contentful paint, ms',
    computeMedian(federated, 'firstContentfulPaint'),
    computeMedian(single, 'firstContentfulPaint'),
  );
  row('main heading, ms', computeMedian(federated, 'heading'), computeMedian(single, 'heading'));
  const more = (federated.traffic.javascriptBytes - single.traffic.javascriptBytes) / 1000;
  row(
    'JavaScript, bytes gzip',
    federated.traffic.javascriptBytes,
    single.traffic.javascriptBytes,
    `  (${more.toFixed(1)} kB more)`,
  );
  row('JavaScript requests', federated.traffic.javascriptRequests, single.traffic.javascriptRequests);
  row('all requests', federated.traffic.requests, single.traffic.requests);
}

function format(value: number): string {
  return Math.round(value).toString().padStart(7);
}

await main();
