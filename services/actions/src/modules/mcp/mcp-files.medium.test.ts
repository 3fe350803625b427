import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../../engine/files';
import { aCaller } from '../../testing/a-caller';
import { AddKeyProxy } from '../../testing/add-key-proxy';
import { registryWith } from '../../testing/fake-registry';
import { mcpFacts } from '../../testing/mcp-actions';
import { startActions } from '../../testing/start-actions';

const makesFile = defineAction({
  ...mcpFacts,
  slug: 'makes_file',
  input: { params: [{ key: 'bytes', label: 'Bytes', kind: 'number', required: true }] },
  output: { type: 'object', required: ['file'], properties: { file: FILE_SCHEMA } },
  handler: ({ bytes }) => ({ file: outputFile('a.txt', 'text/plain', Buffer.alloc(bytes, 'a')) }),
});

const proxy = await AddKeyProxy.start();
afterAll(() => proxy.stop());
const { db, app } = await startActions({ env: { PUBLIC_URL: proxy.origin }, registry: registryWith(makesFile) });

describe('the files of a tool call', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });

  beforeAll(async () => {
    await app.nest.listen(0, '127.0.0.1');
    proxy.target = await app.nest.getUrl();
    proxy.authorization = (await aCaller(db)).headers.authorization;
    await client.connect(new StreamableHTTPClientTransport(new URL('/v1/mcp', proxy.origin)));
  });

  it.each([
    ['of 64 KB are content of the result', 65_536, {}, 'resource'],
    ['of more are links', 65_537, {}, 'resource_link'],
    ['are links where the call asks for them', 1, { 'declic/files': 'links' }, 'resource_link'],
  ])('%s', async (_title, bytes, _meta, type) => {
    const { content, structuredContent } = await client.callTool({ name: 'makes_file', arguments: { bytes }, _meta });
    expect(content).toMatchObject([{ type: 'text' }, { type }]);
    const { file } = structuredContent as { file: { $file: { base64?: string; url?: string } } }; // of the schema above
    expect(file.$file.base64 !== undefined).toBe(type === 'resource');
    if (file.$file.url !== undefined)
      expect(
        (await fetch(file.$file.url.replace(proxy.origin, await app.nest.getUrl()))).headers.get('content-length'),
      ).toBe(String(bytes));
  });
});
