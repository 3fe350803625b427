import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import type { Output } from './output.ts';
import {
  listMissingReports,
  listVitestProjects,
  readReport,
  type Report,
  UNHANDLED_REPORT,
  VITEST_REPORT,
  type VitestFile,
} from './report.ts';
import { sumReports } from './reports.ts';
import { run } from './run.ts';

/** More failed files than these are no matter of chance. */
const MAX_FILES = 40;

/** What of a project runs once more: files, or all of them where none is named. */
interface Repeat {
  readonly project: string;
  readonly files: readonly string[];
}

/**
 * Runs the test files of Vitest that failed beside others once more, one after the other and beside nothing else, and enters into the
 * reports how they went: some tests measure time, or wait for other processes. Resolves to whether everything passes now.
 *
 * @param runOthers runs the tests of all projects but these; of those that have passed it may know so.
 */
export async function runFailedFilesAgain(
  runOthers: (but: readonly string[]) => Promise<boolean>,
  output: Output,
): Promise<boolean> {
  const repeats = listVitestProjects(root).flatMap(findRepeat);
  if (repeats.reduce((sum, { files }) => sum + files.length, 0) > MAX_FILES) return false;
  const outcomes: boolean[] = [];
  for (const repeat of repeats) outcomes.push(await runAgain(repeat, output));
  // One that failed without a failed file: it wrote no report, say.
  outcomes.push(await runOthers(repeats.map(({ project }) => project)));
  return outcomes.every(Boolean) && listMissingReports(root).length === 0 && sumReports(root).failed === 0;
}

function findRepeat(project: string): Repeat[] {
  const report = join(project, VITEST_REPORT);
  if (!existsSync(join(root, report))) return [];
  // An error outside of any test belongs to no file.
  if (existsSync(join(root, project, UNHANDLED_REPORT))) return [{ project, files: [] }];
  const failed = (readReport(root, report).testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > 0 ? [{ project, files: failed.map(({ name = '' }) => name) }] : [];
}

async function runAgain({ project, files }: Repeat, output: Output): Promise<boolean> {
  const report = join(project, VITEST_REPORT);
  const again = join(project, 'reports/again.json');
  rmSync(join(root, project, UNHANDLED_REPORT), { force: true });
  const options = ['--root', join(root, project), '--no-file-parallelism', `--outputFile.json=${join(root, again)}`];
  const passed = await run(join(root, 'node_modules/.bin/vitest'), ['run', ...options, ...files], { output });
  if (!existsSync(join(root, again))) return false;
  const merged = mergeReports(readReport(root, report), readReport(root, again));
  writeFileSync(join(root, report), JSON.stringify(merged));
  rmSync(join(root, again));
  return passed;
}

/** The first report with the files of the second in their places; what failed at first keeps its error, so that it can be listed. */
export function mergeReports(first: Report, second: Report): Report {
  const again = new Map((second.testResults ?? []).map((file) => [file.name, file]));
  const testResults = (first.testResults ?? []).map((file) => withErrorsOf(file, again.get(file.name) ?? file));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => results.filter((result) => result.status === status).length;
  return { ...first, testResults, numPassedTests: count('passed'), numFailedTests: count('failed') };
}

function withErrorsOf(first: VitestFile, second: VitestFile): VitestFile {
  const errors = new Map(
    first.assertionResults.map(({ fullName, failureMessages = [] }) => [fullName, failureMessages]),
  );
  const assertionResults = second.assertionResults.map((result) => ({
    ...result,
    failureMessages: [...(errors.get(result.fullName) ?? []), ...(result.failureMessages ?? [])],
  }));
  return { ...second, assertionResults };
}
