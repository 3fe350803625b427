import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as driver } from '@playwright/test';
import { browserLaunch, wholeBrowser } from '../../e2e/support/browser.ts';
import { installPeer } from '../bench/shared/install-peer.ts';
import { withIdlePart } from './cpu-idle.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface PageAudit {
  /** From 0 to 100; null where Lighthouse could not judge. */
  readonly scores: Readonly<Partial<Record<Category, number | null>>>;
  /** Audits that cost points, in words: `accessibility: Image elements have [alt] attributes`. */
  readonly faults: readonly string[];
  /** The speed of the machine, measured before the page was opened. */
  readonly index: number;
  /** Which part of the time of the audit the cores had nothing to do: 0 on a machine with too much other work. */
  readonly idle: number;
}

export interface Auditor {
  /**
   * All categories, in one navigation.
   *
   * @param cpuSlowdown how many times slower the simulated phone is than this machine.
   */
  audit(url: string, cpuSlowdown: number): Promise<PageAudit>;
  /** The speed of the machine, `times` times. */
  measureIndexes(times: number): Promise<number[]>;
  close(): void;
}

interface LighthouseResult {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { score: number | null; title: string; displayValue?: string; errorMessage?: string }>
  >;
  readonly environment: { readonly benchmarkIndex: number };
}

type LighthouseRun = { readonly lhr: LighthouseResult } | undefined;
type Lighthouse = (url: string, flags: object) => Promise<LighthouseRun>;
type Launch = (options: object) => Promise<{ port: number; kill(): void }>;

interface PageFunctions {
  readonly pageFunctions: { readonly computeBenchmarkIndex: () => number };
}

const PEER = join(import.meta.dirname, 'peer');

/** Without what counts nothing in a score and takes time: a second navigation, and pictures. */
const FLAGS = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: CATEGORIES,
  skipAudits: ['bf-cache', 'screenshot-thumbnails', 'final-screenshot'],
  disableFullPageScreenshot: true,
};

/** Lighthouse on a phone, whose network is that of its default, with a browser of its own. Installed when it is first needed. */
export async function openAuditor(): Promise<Auditor> {
  await installPeer(PEER, 'lighthouse');
  const { default: lighthouse } = await importPeer<{ default: Lighthouse }>('lighthouse/core/index.js');
  const { launch } = await importPeer<{ launch: Launch }>('chrome-launcher/dist/index.js');
  const { executablePath, args = [] } = browserLaunch();
  const chromePath = wholeBrowser() ?? executablePath;
  const chromium = await launch({ chromePath, chromeFlags: ['--headless=new', ...args] });
  return {
    async audit(url, cpuSlowdownMultiplier) {
      const flags = { ...FLAGS, port: chromium.port, throttling: { cpuSlowdownMultiplier } };
      const { result, idle } = await withIdlePart(() => lighthouse(url, flags).then(toAudit, toFailedAudit));
      return { ...result, idle };
    },
    measureIndexes: (times) => measureIndexes(chromium.port, times),
    close: () => chromium.kill(),
  };
}

/** With Lighthouse's own benchmark, which takes a second. */
async function measureIndexes(port: number, times: number): Promise<number[]> {
  const { pageFunctions } = await importPeer<PageFunctions>('lighthouse/core/lib/page-functions.js');
  const browser = await driver.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.newPage();
    const indexes: number[] = [];
    while (indexes.length < times) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    return indexes;
  } finally {
    await browser.close();
  }
}

function importPeer<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(join(PEER, 'node_modules', path)).href) as Promise<Module>; // what the pinned version exports
}

/** One that ended without a result, of a browser that did not answer in time, say: it scores nothing, and is worth another. */
function toFailedAudit(error: unknown): Omit<PageAudit, 'idle'> {
  return { scores: {}, faults: [`Lighthouse: ${error instanceof Error ? error.message : String(error)}`], index: 0 };
}

function toAudit(run: LighthouseRun): Omit<PageAudit, 'idle'> {
  if (!run) return toFailedAudit('no result');
  const { categories, audits, environment } = run.lhr;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => {
      const score = categories[name]?.score ?? null;
      return [name, score === null ? null : Math.round(score * 100)];
    }),
  );
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '', errorMessage } = audits[id] ?? {};
      const costsPoints = errorMessage !== undefined || (score !== null && score < 0.9);
      return weight > 0 && costsPoints ? [`${name}: ${title} ${errorMessage ?? displayValue}`.trim()] : [];
    }),
  );
  return { scores, faults, index: environment.benchmarkIndex };
}
