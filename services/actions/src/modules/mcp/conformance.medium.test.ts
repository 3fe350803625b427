import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { AddKeyProxy } from '../../testing/add-key-proxy';
import { mcpRegistry } from '../../testing/mcp-actions';
import { startActions } from '../../testing/start-actions';

const SUITE = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
const BASELINE = join(import.meta.dirname, 'conformance-baseline.yml');

const proxy = await AddKeyProxy.start();
afterAll(() => proxy.stop());
const { db, app } = await startActions({ env: { PUBLIC_URL: proxy.origin }, registry: mcpRegistry });

async function runSuite(...words: string[]) {
  const options = { encoding: 'utf8' as const, timeout: 50_000, maxBuffer: 16 * 1024 * 1024 };
  return promisify(execFile)(process.execPath, [SUITE, ...words], options).then(
    ({ stdout }) => ({ stdout, hasFailed: false }),
    (error: unknown) => ({ stdout: (error as { stdout: string }).stdout, hasFailed: true }), // as execFile rejects
  );
}

/** The entries of the baseline with their reasons. */
async function readBaseline(): Promise<{ name: string; reason: string }[]> {
  const lines = (await readFile(BASELINE, 'utf8')).split('\n').filter((line) => line.startsWith('  - '));
  return lines.map((line) => {
    const [, name = '', reason = ''] = /^ {2}- (\S+)(?: # (.+))?$/.exec(line) ?? [];
    return { name, reason };
  });
}

describe('the conformance suite of the Model Context Protocol', () => {
  beforeAll(async () => {
    await app.nest.listen(0, '127.0.0.1');
    proxy.target = await app.nest.getUrl();
    proxy.authorization = (await aCaller(db)).headers.authorization;
  });

  it('passes whole, but for what the baseline names', async () => {
    const baseline = new Set((await readBaseline()).map(({ name }) => name));
    const target = ['--url', `${proxy.origin}/v1/mcp`, '--suite', 'all'];
    const { stdout, hasFailed } = await runSuite('server', ...target, '--expected-failures', BASELINE);
    expect({ hasFailed, report: hasFailed ? stdout : '' }).toEqual({ hasFailed: false, report: '' });
    const results = [...stdout.matchAll(/^\W ([a-z0-9-]+): (\d+) passed, \d+ failed/gm)];
    expect(results.length).toBeGreaterThan(baseline.size);
    const unchecked = results.filter(([, name = '', passed]) => passed === '0' && !baseline.has(name));
    expect(unchecked, 'scenarios in which nothing was checked').toEqual([]);
  }, 60_000);

  it('has every scenario of the baseline, each with a reason', async () => {
    const { stdout } = await runSuite('list');
    for (const { name, reason } of await readBaseline()) {
      expect(stdout).toContain(`  - ${name} [`);
      expect([name, reason]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
    }
  });
});
