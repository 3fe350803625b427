import { execFile } from 'node:child_process';
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

/** What the suite asks of a server that offers tools. Prompts, resources, sampling and elicitation are not offered. */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'dns-rebinding-protection',
];

const proxy = await AddKeyProxy.start();
afterAll(() => proxy.stop());
const { db, app } = await startActions({ env: { PUBLIC_URL: proxy.origin }, registry: mcpRegistry });

describe('the conformance suite of the Model Context Protocol', () => {
  beforeAll(async () => {
    await app.nest.listen(0, '127.0.0.1');
    proxy.target = await app.nest.getUrl();
    proxy.authorization = (await aCaller(db)).headers.authorization;
  });

  it.each(SCENARIOS)('%s', async (scenario) => {
    const run = promisify(execFile)(
      process.execPath,
      [SUITE, 'server', '--url', `${proxy.origin}/v1/mcp`, '--scenario', scenario],
      { encoding: 'utf8', timeout: 30_000 },
    );
    const { stdout, failed } = await run.then(
      (ended) => ({ ...ended, failed: false }),
      (error: unknown) => ({ stdout: (error as { stdout: string }).stdout, failed: true }), // as execFile rejects
    );
    expect({ failed, report: failed ? stdout : '' }).toEqual({ failed: false, report: '' });
    expect(stdout).toMatch(/[1-9]\d*\/\d+ (checks )?passed|Passed: [1-9]/i);
  });
});
