import { expect, it } from 'vitest';
import { findFailures } from './failures.ts';

it('names a failed test of Vitest with the first line of its error', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    {
      fullName: 'subtracts',
      status: 'failed',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at sum.test.ts:3'],
    },
  ];
  expect(findFailures({ testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults }] })).toEqual([
    { test: 'sum.test.ts › subtracts', error: 'AssertionError: expected 1 to be 2', recovered: false },
  ]);
});

it('names a file that could not be loaded', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', message: 'Cannot find ./sum', assertionResults: [] }];
  expect(findFailures({ testResults })).toEqual([
    { test: 'sum.test.ts', error: 'Cannot find ./sum', recovered: false },
  ]);
});

it('names a failed test of Playwright, also in a group, without colours', () => {
  const failed = (title: string) => ({
    id: title,
    title,
    ok: false,
    tests: [
      {
        status: 'unexpected' as const,
        results: [{ duration: 1, errors: [{ message: '\u001B[31mTimed out\u001B[39m\nwaiting' }] }],
      },
    ],
  });
  const passed = {
    id: 'opens',
    title: 'opens',
    ok: true,
    tests: [{ status: 'expected' as const, results: [{ duration: 1 }] }],
  };
  const group = { file: 'a.spec.ts', specs: [failed('closes')] };
  expect(findFailures({ suites: [{ file: 'a.spec.ts', specs: [passed, failed('saves')], suites: [group] }] })).toEqual([
    { test: 'a.spec.ts › saves', error: 'Timed out', recovered: false },
    { test: 'a.spec.ts › closes', error: 'Timed out', recovered: false },
  ]);
});

it('says what went wrong outside of any test', () => {
  expect(findFailures({ errors: [{ message: 'No tests found' }] })).toEqual([
    { test: 'Outside of any test', error: 'No tests found', recovered: false },
  ]);
});

it('tells what passed at a later attempt from what failed', () => {
  const assertionResults = [{ fullName: 'adds', status: 'passed', failureMessages: ['Error: late'] }];
  const results = [{ duration: 1, errors: [{ message: 'Timed out' }] }, { duration: 1 }];
  const saves = { id: 'saves', title: 'saves', ok: true, tests: [{ status: 'flaky' as const, results }] };
  const report = {
    testResults: [{ name: 'sum.test.ts', status: 'passed', assertionResults }],
    suites: [{ file: 'a.spec.ts', specs: [saves] }],
  };
  expect(findFailures(report)).toEqual([
    { test: 'sum.test.ts › adds', error: 'Error: late', recovered: true },
    { test: 'a.spec.ts › saves', error: 'Timed out', recovered: true },
  ]);
});
