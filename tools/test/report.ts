import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The parts of a Vitest or Playwright report that `npm test` reads: times in milliseconds, `stats` in Playwright's alone. */
export interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly startTime?: number;
  readonly testResults?: readonly VitestFile[];
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped?: number;
    readonly duration?: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
  /** What went wrong outside of any test. */
  readonly errors?: readonly ReportedError[];
}

export interface ReportedError {
  readonly message?: string;
}

export interface VitestFile {
  readonly name?: string;
  readonly status: string;
  readonly startTime?: number;
  readonly endTime?: number;
  /** Why the file could not be loaded. */
  readonly message?: string;
  readonly assertionResults: readonly VitestResult[];
}

export interface VitestResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

/** A file of Playwright's, or a `describe` in it. */
export interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}

export interface PlaywrightSpec {
  readonly id: string;
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly { readonly status: PlaywrightOutcome; readonly results: readonly PlaywrightResult[] }[];
}

/** `flaky` failed at first and passed at a later attempt. */
export type PlaywrightOutcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';

export interface PlaywrightResult {
  readonly duration: number;
  readonly errors?: readonly ReportedError[];
}

/** Where Vitest writes its report, in each of its projects. */
export const VITEST_REPORT = 'reports/vitest.json';

/** Where its errors outside of any test are: there is none without them. */
export const UNHANDLED_REPORT = 'reports/unhandled.json';

/** Every project writes its own; the browser's are Playwright's. Projects are folders of the workspace or of a folder of it. */
const REPORTS = ['*/reports/*.json', '*/*/reports/*.json'];

/** Paths below the workspace. */
export function listReportFiles(root: string): string[] {
  return globSync(REPORTS, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();
}

/** Folders of the projects that Vitest tests, below the workspace. */
export function listVitestProjects(root: string): string[] {
  return globSync('**/vitest.config.ts', { cwd: root, exclude: ['**/node_modules'] }).map(dirname);
}

/** Projects of Vitest whose run ended before it could write a report. */
export function listMissingReports(root: string): string[] {
  return listVitestProjects(root).filter((project) => !existsSync(join(root, project, VITEST_REPORT)));
}

/** Whether Vitest could not load a file, or a hook of it failed: its tests are then skipped, or have passed. */
export function failedOutsideTests({ status, assertionResults }: VitestFile): boolean {
  return status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
}

export function readReport(root: string, file: string): Report {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Report; // written by the two test runners
}
