import { dirname, join, relative } from 'node:path';
import { listReportFiles, type PlaywrightSuite, readReport, type Report } from './report.ts';

/** The tests of one project, or of one file. */
export interface Suite {
  readonly name: string;
  readonly seconds: number;
  readonly tests: number;
}

/** The test run of a project, with the files in it. A file's seconds are those of its tests, without its imports. */
export interface ProjectRun extends Suite {
  readonly files: readonly Suite[];
}

/** What all reports say about time. A result from the cache of Nx has the time of the run that it was written by. */
export function readProjectRuns(root: string): ProjectRun[] {
  return listReportFiles(root).map((file) => toProjectRun(readReport(root, file), file, root));
}

/** Lines for the terminal: every project, and the slowest ten files of all. */
export function formatSuites(runs: readonly ProjectRun[]): string[] {
  const slowest = runs.flatMap(({ files }) => files).sort(bySeconds);
  return [
    '== Suites (seconds of the run that wrote the report)',
    ...[...runs].sort(bySeconds).map(toLine),
    '',
    '== Ten slowest suites (seconds within one file)',
    ...slowest.slice(0, 10).map(toLine),
  ];
}

/** `file` is the report's path below the workspace: `<project>/reports/<runner>.json`. */
export function toProjectRun(report: Report, file: string, root: string): ProjectRun {
  const project = dirname(dirname(file));
  const files = report.stats ? playwrightFiles(report, project) : vitestFiles(report, root);
  const seconds = (report.stats?.duration ?? vitestDuration(report)) / 1000;
  const runner = file.endsWith('/vitest.json') ? '' : `, ${file.slice(file.lastIndexOf('/') + 1, -'.json'.length)}`;
  return { name: `${project}${runner}`, seconds, tests: files.reduce((sum, { tests }) => sum + tests, 0), files };
}

function vitestDuration({ startTime = 0, testResults = [] }: Report): number {
  return Math.max(0, ...testResults.map(({ endTime = 0 }) => endTime - startTime));
}

function vitestFiles({ testResults = [] }: Report, root: string): Suite[] {
  return testResults.map(({ name = '', startTime = 0, endTime = 0, assertionResults }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
}

function playwrightFiles({ suites = [] }: Report, project: string): Suite[] {
  return suites.map((suite) => {
    const durations = durationsIn(suite);
    return {
      name: join(project, suite.file),
      seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
      tests: durations.length,
    };
  });
}

/** Milliseconds of each test, with its retries. */
function durationsIn({ specs, suites = [] }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return [...own, ...suites.flatMap(durationsIn)];
}

function bySeconds(a: Suite, b: Suite): number {
  return b.seconds - a.seconds;
}

function toLine({ name, seconds, tests }: Suite): string {
  return `${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(5)} tests  ${name}`;
}
