import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    readonly duration?: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly unknown[];
}

export interface VitestFile {
  readonly name?: string;
  readonly status: string;
  readonly startTime?: number;
  readonly endTime?: number;
  readonly assertionResults: readonly unknown[];
}

/** A file of Playwright's, or a `describe` in it. */
export interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

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

export function readReport(root: string, file: string): Report {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Report; // written by the two test runners
}
