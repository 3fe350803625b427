import { expect, it } from 'vitest';
import { formatSuites, toProjectRun } from './suites.ts';

const file = (name: string, startTime: number, endTime: number, tests: number) => ({
  name: `/work/services/flow/src/${name}`,
  status: 'passed',
  startTime,
  endTime,
  assertionResults: Array.from({ length: tests }, () => ({ fullName: 'works', status: 'passed' })),
});
const vitest = {
  startTime: 1_000,
  testResults: [file('a.test.ts', 3_000, 5_500, 2), file('b.test.ts', 5_500, 9_000, 3)],
};

const test = (...durations: number[]) => ({
  id: 'works',
  title: 'works',
  ok: true,
  tests: [{ status: 'expected' as const, results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
  stats: { expected: 3, unexpected: 0, flaky: 0, duration: 4_000 },
  suites: [
    {
      file: 'flow.spec.ts',
      specs: [test(1_000)],
      suites: [{ file: 'flow.spec.ts', specs: [test(500, 1_500), test(250)] }],
    },
  ],
};

it('reads the time of a Vitest run from its start to its last test, and of each file', () => {
  expect(toProjectRun(vitest, 'services/flow/reports/vitest.json', '/work')).toEqual({
    name: 'services/flow',
    seconds: 8,
    tests: 5,
    files: [
      { name: 'services/flow/src/a.test.ts', seconds: 2.5, tests: 2 },
      { name: 'services/flow/src/b.test.ts', seconds: 3.5, tests: 3 },
    ],
  });
});

it('adds up the tests of a Playwright file, with those in describe blocks and their retries', () => {
  expect(toProjectRun(playwright, 'e2e/reports/journeys.json', '/work')).toEqual({
    name: 'e2e, journeys',
    seconds: 4,
    tests: 3,
    files: [{ name: 'e2e/flow.spec.ts', seconds: 3.25, tests: 3 }],
  });
});

it('lists every project, then the ten slowest files of all, slowest first', () => {
  const testResults = Array.from({ length: 12 }, (_, index) => file(`${index}.test.ts`, 0, index * 1_000, 1));
  const runs = [
    toProjectRun({ startTime: 0, testResults }, 'services/flow/reports/vitest.json', '/work'),
    toProjectRun(playwright, 'e2e/reports/journeys.json', '/work'),
  ];
  const lines = formatSuites(runs);
  expect(lines.slice(1, 3)).toEqual(['   11.0 s    12 tests  services/flow', '    4.0 s     3 tests  e2e, journeys']);
  expect(lines.slice(5)).toHaveLength(10);
  expect(lines[5]).toBe('   11.0 s     1 tests  services/flow/src/11.test.ts');
  expect(lines.at(-1)).toBe('    3.0 s     1 tests  services/flow/src/3.test.ts');
});
