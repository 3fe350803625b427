import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const runFile = promisify(execFile);

/** What a person presses on the page, and what runs the code. */
const LANGUAGES = {
  cURL: ['bash', '-c'],
  JavaScript: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
} as const;

export type ShownLanguage = keyof typeof LANGUAGES;

/** Finds an action by a search in the documentation and opens its page. */
export async function openActionPage(page: Page, search: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Actions' }).click();
  await page.getByLabel('Search the actions').fill(search);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
}

/** The first snippet that the page shows in several languages, in one of them, as its button copies it. */
export async function copySnippet(page: Page, language: ShownLanguage): Promise<string> {
  const choice = page.getByRole('main').getByRole('group', { name: 'Language' }).first();
  await choice.getByText(language, { exact: true }).click();
  await choice.locator('.code:visible').getByRole('button', { name: 'Copy' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Runs a snippet as it is, with the key in the environment, and gives the answer that it prints. */
export async function runCopied<Answer>(
  code: string,
  language: ShownLanguage,
  environment: NodeJS.ProcessEnv,
): Promise<Answer> {
  const [program, ...options] = LANGUAGES[language];
  const folder = await mkdtemp(join(tmpdir(), 'newcomer-'));
  try {
    const env = { PATH: process.env['PATH'], ...environment };
    const { stdout } = await runFile(program, [...options, code], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
    const answer = JSON.parse(stdout) as { readonly status: number }; // by the contract of the action
    if (answer.status !== 200) throw new Error(`The call was answered: ${stdout}`);
    return answer as Answer;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The variables that a line such as `export NAME=dc_live_your_key` sets, with the key in place of the shown one. */
export function readExport(line: string, key: string): NodeJS.ProcessEnv {
  const [, name] = /^export (\w+)=dc_live_your_key$/.exec(line) ?? [];
  if (name === undefined) throw new Error(`The page does not show how the key is set: ${line}`);
  return { [name]: key };
}
