import { expect, it } from 'vitest';
import { toSum } from './reports.ts';

it('reads what Vitest wrote', () => {
  expect(toSum({ numPassedTests: 3, numFailedTests: 1, testResults: [] })).toEqual({ passed: 3, failed: 1 });
});

it('counts a test file that could not be loaded as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
  ];
  expect(toSum({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 });
});

it('reads what Playwright wrote', () => {
  expect(toSum({ stats: { expected: 4, unexpected: 2, flaky: 1 }, errors: [] })).toEqual({
    passed: 5,
    failed: 2,
  });
});

it('counts what kept Playwright from running any test', () => {
  expect(toSum({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no tests found' }] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

it('counts what went wrong outside of any test of Vitest', () => {
  expect(toSum({ errors: [{ message: 'read of null' }] })).toEqual({ passed: 0, failed: 1 });
});
