import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SnippetLanguage } from '@declic/action-snippets';

interface Program {
  readonly command: readonly [string, ...string[]];
  /** One program of many snippets, which run one after the other. */
  readonly join: (codes: readonly string[]) => string;
}

const PROGRAMS: Readonly<Record<SnippetLanguage, Program>> = {
  // Curl writes its answers to the output, and what fails ends the script.
  sh: { command: ['bash', '-e'], join: (codes) => codes.join('\n') },
  js: { command: [process.execPath, '--input-type=module', '-'], join: (codes) => codes.map(toBlock).join('\n') },
  python: {
    command: ['python3', '-'],
    join: (codes) =>
      `import json\nfor code in json.loads(${JSON.stringify(JSON.stringify(codes))}):\n    exec(code, {})`,
  },
};

const toBlock = (code: string) => `{\n${code}\n}`;

/**
 * Runs snippets of one language in one process.
 *
 * @throws {Error} what the program wrote, when it failed.
 */
export async function runSnippets(language: SnippetLanguage, codes: readonly string[], key: string): Promise<void> {
  const { command, join: joinCodes } = PROGRAMS[language];
  const folder = await mkdtemp(join(tmpdir(), 'snippets-'));
  const file = join(folder, 'program');
  await writeFile(file, joinCodes(codes));
  try {
    // Through a shell, which connects the file; a program of this size is too long for an argument.
    const child = spawn('bash', ['-c', 'program="$1"; shift; exec "$@" < "$program"', 'bash', file, ...command], {
      cwd: folder,
      env: { PATH: process.env['PATH'], DECLIC_API_KEY: key, LC_ALL: 'C.UTF-8' },
      timeout: 110_000,
    });
    const ended = new Promise<number>((resolve) => child.on('close', (exitCode) => resolve(exitCode ?? 1)));
    const [, errors, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (exitCode !== 0) throw new Error(`${language} ended with ${exitCode}: ${errors.slice(-2_000)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
