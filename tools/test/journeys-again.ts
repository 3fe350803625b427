import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { Output } from './output.ts';
import {
  type PlaywrightOutcome,
  type PlaywrightSpec,
  type PlaywrightSuite,
  readReport,
  type Report,
} from './report.ts';
import { run } from './run.ts';

/** More failed tests than these are no matter of chance. */
const MAX_TESTS = 10;

const CONFIG = 'e2e/playwright.config.ts';
const REPORT = 'e2e/reports/journeys.json';
const SECOND_REPORT = 'e2e/reports/again.json';

/** Runs the journeys, and those that failed, if they are few, once more with one worker, and enters into the report how they went. */
export async function runJourneys(env: NodeJS.ProcessEnv, output: Output): Promise<boolean> {
  if (await playwright([], env, output)) return true;
  const first = existsSync(join(root, REPORT)) ? readReport(root, REPORT) : {};
  if (!isWorthAnotherRun(first)) return false;
  console.log('\n== Failed journeys, alone');
  // With what did not run because of them. Its dependencies would run as a whole.
  const lastFailed = ['--last-failed', '--no-deps', '--workers=1', '--retries=0'];
  const passed = await playwright(
    lastFailed,
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, SECOND_REPORT) },
    output,
  );
  if (!existsSync(join(root, SECOND_REPORT))) return false;
  const merged = mergeJourneys(first, readReport(root, SECOND_REPORT));
  writeFileSync(join(root, REPORT), JSON.stringify(merged));
  rmSync(join(root, SECOND_REPORT));
  return passed && merged.stats?.unexpected === 0;
}

function playwright(args: readonly string[], env: NodeJS.ProcessEnv, output: Output): Promise<boolean> {
  return run(join(root, 'node_modules/.bin/playwright'), ['test', '-c', CONFIG, ...args], { env, output });
}

/** Whether tests failed, few enough, and nothing else did. */
export function isWorthAnotherRun({ stats, errors = [] }: Report): boolean {
  const failed = stats?.unexpected ?? 0;
  return failed > 0 && failed <= MAX_TESTS && errors.length === 0;
}

/** The first report with the attempts of the second after its own. What failed at first keeps its errors, so that it can be listed. */
export function mergeJourneys(first: Report, second: Report): Report {
  const again = new Map((second.suites ?? []).flatMap(specsIn).map((spec) => [spec.id, spec]));
  const suites = (first.suites ?? []).map((suite) => withAttempts(suite, again));
  const outcomes = suites.flatMap(specsIn).flatMap(({ tests }) => tests.map(({ status }) => status));
  const count = (status: PlaywrightOutcome) => outcomes.filter((outcome) => outcome === status).length;
  return {
    ...first,
    suites,
    errors: [...(first.errors ?? []), ...(second.errors ?? [])],
    stats: {
      ...first.stats,
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
      duration: (first.stats?.duration ?? 0) + (second.stats?.duration ?? 0),
    },
  };
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function withAttempts(suite: PlaywrightSuite, again: ReadonlyMap<string, PlaywrightSpec>): PlaywrightSuite {
  return {
    ...suite,
    specs: suite.specs.map((spec) => withAttempt(spec, again.get(spec.id))),
    suites: (suite.suites ?? []).map((inner) => withAttempts(inner, again)),
  };
}

/** No file belongs to two projects of Playwright's, so that a spec has one test. */
function withAttempt(first: PlaywrightSpec, second: PlaywrightSpec | undefined): PlaywrightSpec {
  if (!second) return first;
  const tests = first.tests.map(({ status, results }, index) => {
    const later = second.tests[index] ?? { status, results: [] };
    return { status: lastOutcome(status, later.status), results: [...results, ...later.results] };
  });
  return { ...first, ok: tests.every(({ status }) => status !== 'unexpected'), tests };
}

/** What failed and is skipped afterwards has failed. */
function lastOutcome(first: PlaywrightOutcome, later: PlaywrightOutcome): PlaywrightOutcome {
  if (first !== 'unexpected') return later;
  return later === 'expected' ? 'flaky' : 'unexpected';
}
