import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../start/settings.ts';
import {
  listMissingReports,
  listReportFiles,
  readReport,
  type Report,
  VITEST_REPORT,
  type VitestFile,
} from './report.ts';
import { sumReports } from './reports.ts';
import { run } from './run.ts';

/** More failed files than these are no matter of chance. */
const MAX_FILES = 40;

/**
 * Runs the test files of Vitest that failed beside others once more, one after the other and beside nothing else, and enters into the
 * reports how they went: some tests measure time, or wait for other processes. Resolves to whether all tests of all projects pass now.
 */
export async function runFailedFilesAgain(): Promise<boolean> {
  const runs = listReportFiles(root)
    .filter((file) => file.endsWith(VITEST_REPORT))
    .map((file) => ({ project: dirname(dirname(file)), failed: failedFiles(readReport(root, file)) }))
    .filter(({ failed }) => failed.length > 0);
  if (runs.reduce((sum, { failed }) => sum + failed.length, 0) > MAX_FILES) return false;
  for (const { project, failed } of runs) await runAgain(project, failed);
  return listMissingReports(root).length === 0 && sumReports(root).failed === 0;
}

async function runAgain(project: string, files: readonly string[]): Promise<void> {
  const folder = join(root, project);
  const again = join(folder, 'reports/again.json');
  const alone = ['--no-file-parallelism', `--outputFile.json=${again}`];
  await run(join(root, 'node_modules/.bin/vitest'), ['run', '--root', folder, ...alone, ...files]);
  if (!existsSync(again)) return;
  const [first, second] = [join(folder, VITEST_REPORT), again].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')) as Report, // written by Vitest
  ) as [Report, Report];
  writeFileSync(join(folder, VITEST_REPORT), JSON.stringify(mergeReports(first, second)));
  rmSync(again);
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

function failedFiles({ testResults = [] }: Report): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name = '' }) => name);
}
