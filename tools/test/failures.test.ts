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
    { test: 'sum.test.ts › subtracts', error: 'AssertionError: expected 1 to be 2' },
  ]);
});

it('names a file that could not be loaded', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', message: 'Cannot find ./sum', assertionResults: [] }];
  expect(findFailures({ testResults })).toEqual([{ test: 'sum.test.ts', error: 'Cannot find ./sum' }]);
});

it('names a failed test of Playwright, also in a group, without colours', () => {
  const failed = (title: string) => ({
    title,
    ok: false,
    tests: [{ results: [{ duration: 1, errors: [{ message: '\u001B[31mTimed out\u001B[39m\nwaiting' }] }] }],
  });
  const passed = { title: 'opens', ok: true, tests: [{ results: [{ duration: 1 }] }] };
  const group = { file: 'a.spec.ts', specs: [failed('closes')] };
  expect(findFailures({ suites: [{ file: 'a.spec.ts', specs: [passed, failed('saves')], suites: [group] }] })).toEqual([
    { test: 'a.spec.ts › saves', error: 'Timed out' },
    { test: 'a.spec.ts › closes', error: 'Timed out' },
  ]);
});

it('says what kept Playwright from running any test', () => {
  expect(findFailures({ errors: [{ message: 'No tests found' }] })).toEqual([
    { test: 'Playwright', error: 'No tests found' },
  ]);
});
