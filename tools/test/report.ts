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

/** Every project writes its own; the browser's are Playwright's. */
const REPORTS = [
  '{shell,openapi,tools,e2e}/reports/*.json',
  'tools/payments/reports/*.json',
  '{libs,services,deploy}/*/reports/*.json',
  'mf-*/reports/*.json',
];

/** Paths below the workspace. */
export function listReportFiles(root: string): string[] {
  return globSync(REPORTS, { cwd: root }).sort();
}

/** Projects of Vitest whose run ended before it could write a report. */
export function listMissingReports(root: string): string[] {
  const configs = globSync('**/vitest.config.ts', { cwd: root, exclude: ['**/node_modules'] });
  return configs.map(dirname).filter((project) => !existsSync(join(root, project, VITEST_REPORT)));
}

export function readReport(root: string, file: string): Report {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Report; // written by the two test runners
}
