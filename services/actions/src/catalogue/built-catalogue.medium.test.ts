import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';

/** All of them unless this names some: the proof of the generators asks for the one it added. */
const SLUGS = process.env['EXAMPLES_OF']?.split(',') ?? [];

describe('the catalogue as it is built', () => {
  // Node reads CommonJS packages in another way than the tests do: names that a test imports may be missing.
  it('runs every example in the process of its pool', { timeout: 240_000 }, async () => {
    const program = join(inject('actionWorker'), 'examples.js');
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...SLUGS]);
    expect(JSON.parse(stdout)).toEqual([]);
  });
});
