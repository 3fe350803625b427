import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { findFailures } from './failures.ts';
import { listReportFiles, listVitestProjects, VITEST_REPORT } from './report.ts';
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

it.each([
  ['beforeAll, which skips its tests', 'skipped'],
  ['afterAll, which leaves them passed', 'passed'],
])('counts a file that failed in %s', (_, status) => {
  const file = { status: 'failed', message: 'no database', assertionResults: [{ fullName: 'adds', status }] };
  expect(toSum({ numPassedTests: 1, numFailedTests: 0, testResults: [file] }).failed).toBe(1);
  expect(findFailures({ testResults: [{ name: 'sum.test.ts', ...file }] })).toEqual([
    { test: 'sum.test.ts', error: 'no database', recovered: false },
  ]);
});

it('finds the report of every project, and none of the installed packages', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'declic-reports-'));
  try {
    const projects = listVitestProjects(root);
    for (const folder of [...projects, 'node_modules/a', 'e2e/node_modules']) {
      mkdirSync(join(workspace, folder, 'reports'), { recursive: true });
      writeFileSync(join(workspace, folder, VITEST_REPORT), '{}');
    }
    expect(projects).toContain('operate');
    expect(listReportFiles(workspace)).toEqual(projects.map((project) => join(project, VITEST_REPORT)).sort());
  } finally {
    rmSync(workspace, { recursive: true });
  }
});
