import { expect, it } from 'vitest';
import { findFailures } from './failures.ts';
import { isWorthAnotherRun, mergeJourneys } from './journeys-again.ts';
import type { PlaywrightOutcome, PlaywrightSpec, Report } from './report.ts';
import { toSum } from './reports.ts';

/** A spec with one attempt for each of the errors; without an error the attempt passed. */
function aSpec(id: string, status: PlaywrightOutcome, ...attempts: readonly (string | null)[]): PlaywrightSpec {
  const results = attempts.map((message) => ({ duration: 1, errors: message === null ? [] : [{ message }] }));
  return { id, title: id, ok: status !== 'unexpected', tests: [{ status, results }] };
}

function aReport(specs: readonly PlaywrightSpec[], inner: readonly PlaywrightSpec[] = []): Report {
  const statuses = [...specs, ...inner].flatMap(({ tests }) => tests.map(({ status }) => status));
  const count = (status: PlaywrightOutcome) => statuses.filter((known) => known === status).length;
  return {
    errors: [],
    suites: [{ file: 'a.spec.ts', specs, suites: [{ file: 'a.spec.ts', specs: inner }] }],
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
      duration: 1_000,
    },
  };
}

const first = aReport(
  [aSpec('opens', 'expected', null), aSpec('saves', 'unexpected', 'late', 'late')],
  [aSpec('closes', 'flaky', 'odd', null), aSpec('ends', 'skipped')],
);

it('counts as passed what passes alone, with what did not run before, and names what failed at first', () => {
  const second = aReport([aSpec('saves', 'expected', null)], [aSpec('ends', 'expected', null)]);
  const merged = mergeJourneys(first, second);
  expect(merged.stats).toEqual({ expected: 2, unexpected: 0, flaky: 2, skipped: 0, duration: 2_000 });
  expect(toSum(merged)).toEqual({ passed: 4, failed: 0 });
  expect(findFailures(merged)).toEqual([
    { test: 'a.spec.ts › saves', error: 'late', recovered: true },
    { test: 'a.spec.ts › closes', error: 'odd', recovered: true },
  ]);
});

it('counts as failed what fails again, and still leaves out what did not run', () => {
  const merged = mergeJourneys(first, aReport([aSpec('saves', 'unexpected', 'wrong')], [aSpec('ends', 'skipped')]));
  expect(merged.stats).toMatchObject({ expected: 1, unexpected: 1, flaky: 1, skipped: 1 });
  expect(findFailures(merged)[0]).toEqual({ test: 'a.spec.ts › saves', error: 'late', recovered: false });
});

it('counts as failed what did not run at first and fails then', () => {
  const second = aReport([aSpec('saves', 'expected', null)], [aSpec('ends', 'unexpected', 'wrong')]);
  expect(toSum(mergeJourneys(first, second))).toEqual({ passed: 3, failed: 1 });
});

it('counts as failed what is skipped at the later attempt', () => {
  const merged = mergeJourneys(first, aReport([aSpec('saves', 'skipped')], [aSpec('ends', 'expected', null)]));
  expect(toSum(merged)).toEqual({ passed: 3, failed: 1 });
  expect(findFailures(merged)[0]).toMatchObject({ test: 'a.spec.ts › saves', recovered: false });
});

it('counts what goes wrong outside of any test in the second run', () => {
  const second = { ...aReport([aSpec('saves', 'expected', null)]), errors: [{ message: 'no such file' }] };
  expect(toSum(mergeJourneys(first, second))).toEqual({ passed: 3, failed: 1 });
});

it.each([
  ['one failed test', first, true],
  ['no failed test', aReport([aSpec('opens', 'expected', null)]), false],
  ['ten failed tests', aReport(Array.from({ length: 10 }, (_, id) => aSpec(`${id}`, 'unexpected', 'late'))), true],
  ['eleven failed tests', aReport(Array.from({ length: 11 }, (_, id) => aSpec(`${id}`, 'unexpected', 'late'))), false],
  ['what went wrong outside of any test', { ...first, errors: [{ message: 'no such file' }] }, false],
  ['no report', {}, false],
])('of %s: another run is %s', (_, report, isWorth) => expect(isWorthAnotherRun(report)).toBe(isWorth));
