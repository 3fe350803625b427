import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { LogFile } from './log-file.ts';

it('loses lines and says so once, when the disk is full', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const log = new LogFile('/dev/full');
  log.append('one');
  log.append('two');
  expect(complain).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/dev\/full cannot be written, and lines are lost: ENOSPC/),
  );
});

it('keeps a log that has grown large aside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'declic-log-'));
  const path = join(folder, 'example.log');
  await writeFile(path, 'x'.repeat(11 * 1024 * 1024));
  new LogFile(path).append('fresh');
  expect(await readFile(path, 'utf8')).toBe('fresh\n');
  await rm(folder, { recursive: true });
});
