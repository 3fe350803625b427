import { expect, it } from 'vitest';
import { mergeReports } from './again.ts';
import { findFailures } from './failures.ts';
import { toSum } from './reports.ts';

const result = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'passed', failureMessages });
const failed = (fullName: string, error: string) => ({ fullName, status: 'failed', failureMessages: [error] });

const sum = { name: 'sum.test.ts', status: 'failed', assertionResults: [result('adds'), failed('subtracts', 'late')] };
const untouched = { name: 'list.test.ts', status: 'passed', assertionResults: [result('sorts'), result('finds')] };
const first = { numPassedTests: 3, numFailedTests: 1, testResults: [sum, untouched] };

it('takes the later outcome of a file, and still names what failed at first', () => {
  const second = {
    testResults: [{ ...sum, status: 'passed', assertionResults: [result('adds'), result('subtracts')] }],
  };
  const merged = mergeReports(first, second);
  expect(toSum(merged)).toEqual({ passed: 4, failed: 0 });
  expect(findFailures(merged)).toEqual([{ test: 'sum.test.ts › subtracts', error: 'late', recovered: true }]);
});

it('keeps a failure that is one again, with its first error', () => {
  const merged = mergeReports(first, {
    testResults: [{ ...sum, assertionResults: [result('adds'), failed('subtracts', 'wrong')] }],
  });
  expect(toSum(merged)).toEqual({ passed: 3, failed: 1 });
  expect(findFailures(merged)).toEqual([{ test: 'sum.test.ts › subtracts', error: 'late', recovered: false }]);
});

it('counts a file that fails to load at the second attempt', () => {
  const merged = mergeReports(first, {
    testResults: [{ name: 'sum.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }],
  });
  expect(toSum(merged)).toEqual({ passed: 2, failed: 1 });
});
