import { stripVTControlCharacters } from 'node:util';
import { listReportFiles, type PlaywrightSuite, readReport, type Report, type VitestFile } from './report.ts';

/** More than these are counted, not listed: the log above has all of them. */
const MOST_LISTED = 20;

/** The failed tests of all reports, two lines each: where it is, and the first line of its error. */
export function listFailures(root: string): string[] {
  const failures = listReportFiles(root).flatMap((file) => findFailures(readReport(root, file)));
  const listed = failures.slice(0, MOST_LISTED).flatMap(({ test, error }) => [test, `    ${error}`]);
  const left = failures.length - MOST_LISTED;
  return left > 0 ? [...listed, `and ${left} more`] : listed;
}

interface Failure {
  readonly test: string;
  readonly error: string;
}

/** The failed tests of a report of Vitest or Playwright. */
export function findFailures({ testResults = [], suites = [], errors = [] }: Report): Failure[] {
  return [
    ...testResults.flatMap(ofVitest),
    ...suites.flatMap(ofPlaywright),
    ...errors.map(({ message }) => ({ test: 'Playwright', error: firstLine(message) })),
  ];
}

function ofVitest({ name = '', status, message, assertionResults }: VitestFile): Failure[] {
  if (status === 'failed' && assertionResults.length === 0) return [{ test: name, error: firstLine(message) }];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      error: firstLine(failureMessages?.[0]),
    }));
}

function ofPlaywright({ file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return { test: `${file} › ${title}`, error: firstLine(errors[0]?.message) };
    });
  return [...failed, ...suites.flatMap(ofPlaywright)];
}

function firstLine(text = 'No message.'): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';
}
