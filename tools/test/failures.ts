import { stripVTControlCharacters } from 'node:util';
import {
  failedOutsideTests,
  listReportFiles,
  type PlaywrightSuite,
  readReport,
  type Report,
  type VitestFile,
} from './report.ts';

/** More than these are counted, not listed: the log above has all of them. */
const MAX_LISTED = 20;

/** Tests of all reports, two lines each: where it is, and the first line of its error. */
export interface FailureLists {
  readonly failed: readonly string[];
  /** Failed at first, passed at a later attempt: counted as passed, and to be looked at. */
  readonly recovered: readonly string[];
}

export function listFailures(root: string): FailureLists {
  const failures = listReportFiles(root).flatMap((file) => findFailures(readReport(root, file)));
  return {
    failed: format(failures.filter(({ recovered }) => !recovered)),
    recovered: format(failures.filter(({ recovered }) => recovered)),
  };
}

function format(failures: readonly Failure[]): string[] {
  const listed = failures.slice(0, MAX_LISTED).flatMap(({ test, error }) => [test, `    ${error}`]);
  const left = failures.length - MAX_LISTED;
  return left > 0 ? [...listed, `and ${left} more`] : listed;
}

interface Failure {
  readonly test: string;
  readonly error: string;
  readonly recovered: boolean;
}

/** The tests of a report of Vitest or Playwright that failed at least once. */
export function findFailures({ testResults = [], suites = [], errors = [] }: Report): Failure[] {
  return [
    ...testResults.flatMap(ofVitest),
    ...suites.flatMap(ofPlaywright),
    ...errors.map(({ message }) => ({ test: 'Outside of any test', error: firstLine(message), recovered: false })),
  ];
}

function ofVitest(file: VitestFile): Failure[] {
  const { name = '', message, assertionResults } = file;
  const outside = failedOutsideTests(file) ? [{ test: name, error: firstLine(message), recovered: false }] : [];
  const failed = assertionResults
    // The report keeps the errors of an attempt before the one that passed.
    .filter((result) => result.status === 'failed' || (result.failureMessages ?? []).length > 0)
    .map(({ fullName, failureMessages, ...result }) => ({
      test: `${name} › ${fullName}`,
      error: firstLine(failureMessages?.[0]),
      recovered: result.status !== 'failed',
    }));
  return [...outside, ...failed];
}

function ofPlaywright({ file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const failures = specs.flatMap(({ title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
    const failure = { test: `${file} › ${title}`, error: firstLine(errors[0]?.message), recovered: ok };
    return ok && errors.length === 0 ? [] : [failure];
  });
  return [...failures, ...suites.flatMap(ofPlaywright)];
}

function firstLine(text = 'No message.'): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';
}
