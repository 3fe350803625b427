import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all: a process that dies leaves the former content. Only its owner may read it. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}
