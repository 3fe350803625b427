import { anyText } from '@declic/action-input/testing';
import { type SnippetCall, toCurl, toJavaScript, toMcp, toN8n, toPython } from '@declic/action-snippets';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { actions } from '../../../catalogue/catalogue';
import { CallRecorder, type RecordedCall } from '../../../testing/snippets/call-recorder';
import { executeN8n } from '../../../testing/snippets/n8n-node';
import { runSnippets } from '../../../testing/snippets/run-snippets';
import { hasPython } from '../../../testing/snippets/has-python';

const KEY = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s';
const recorder = await CallRecorder.start();
beforeEach(() => void recorder.take());
afterAll(() => recorder.stop());
const { origin } = recorder;

type Send = (calls: readonly SnippetCall[]) => Promise<unknown>;

/** How the snippets of each language are executed; all but n8n in one process. */
const SENDERS: Readonly<Record<string, Send>> = {
  cURL: (calls) => runSnippets('sh', calls.map(toCurl), KEY),
  JavaScript: (calls) => runSnippets('js', calls.map(toJavaScript), KEY),
  ...(hasPython && { Python: (calls: readonly SnippetCall[]) => runSnippets('python', calls.map(toPython), KEY) }),
  n8n: async (calls) => {
    for (const call of calls) await executeN8n(toN8n(call), KEY);
  },
};

/** The call that Execute makes. */
function toFormCall({ slug, input }: SnippetCall) {
  return {
    method: 'POST',
    path: `/v1/actions/${slug}`,
    authorization: `Bearer ${KEY}`,
    type: 'application/json',
    body: JSON.stringify(input),
  };
}

function toComparable({ method, path, headers, body }: RecordedCall) {
  return { method, path, authorization: headers.authorization, type: headers['content-type'], body: body.toString() };
}

const allExamples = actions.flatMap(({ slug, examples }) => examples.map(({ input }) => ({ origin, slug, input })));
const firstExamples = actions.flatMap(({ slug, examples: [first] }) =>
  first ? [{ origin, slug, input: first.input }] : [],
);

it('knows an example of every action', () => {
  expect(firstExamples).toHaveLength(actions.length);
});

describe.each(Object.entries(SENDERS))('a snippet in %s', (language, send) => {
  it('sends the bytes of the form for every action', { timeout: 120_000 }, async () => {
    await send(allExamples);
    expect(recorder.take().map(toComparable)).toEqual(allExamples.map(toFormCall));
  });

  it('sends the bytes of the form for hostile values', { timeout: 60_000 }, async () => {
    const calls = listHostileInputs(language).map((input) => ({ origin, slug: 'iban_validate', input }));
    await send(calls);
    expect(recorder.take().map(toComparable)).toEqual(calls.map(toFormCall));
  });
});

describe('a snippet for MCP', () => {
  it('sends the message of the official client for every action', { timeout: 120_000 }, async () => {
    await runSnippets('sh', firstExamples.map(toMcp), KEY);
    const shown = recorder.take();
    await callOfficially(firstExamples);
    const official = recorder.take().filter(({ body }) => body.includes('"tools/call"'));
    expect(shown.map(toMessage)).toEqual(official.map(toMessage));
    expect(shown.map(({ body }) => JSON.stringify(JSON.parse(body.toString()).params.arguments))).toEqual(
      firstExamples.map(({ input }) => JSON.stringify(input)),
    );
  });

  it('sends hostile values as they are', async () => {
    const inputs = listHostileInputs('MCP');
    await runSnippets(
      'sh',
      inputs.map((input) => toMcp({ origin, slug: 'iban_validate', input })),
      KEY,
    );
    const sent = recorder.take().map(({ body }) => JSON.stringify(JSON.parse(body.toString()).params.arguments));
    expect(sent).toEqual(inputs.map((input) => JSON.stringify(input)));
  });
});

function toMessage({ method, path, headers, body }: RecordedCall) {
  const { id: _, ...message } = JSON.parse(body.toString());
  const { authorization, accept, 'content-type': type } = headers;
  return { method, path, authorization, accept, type, message };
}

async function callOfficially(calls: readonly SnippetCall[]): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${KEY}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/v1/mcp`), { requestInit }));
  for (const { slug, input } of calls) await client.callTool({ name: slug, arguments: { ...input } });
  await client.close();
}

const HOSTILE_TEXTS = [
  `it's "quoted" \`twice\` \\ and \\' again`,
  '$(touch /tmp/x) `id` ${HOME} $DECLIC_API_KEY !! %s %n',
  'line\nbreak\r\ntab\t\u0000\u0007\u007f\u2028\u2029\ufeff',
  '={{ $json.x }} {{ 1 + 1 }}',
  'JSON\nEOF\n\'\'\'\n"""',
  'é ñ 漢字 👩‍👩‍👧 \u{1f9ff} עברית',
  '\ud800 and \udfff',
  '\\n \\u0041 \\x41 \\N{DIGIT ONE} {braces} %(name)s',
  '</script><!-- -->',
  '@/etc/passwd',
];
const HOSTILE_NUMBERS = [
  0, -0, 1e-7, -0.00001234, 0.0001, 1e16, 1e21, 123456789012345680000, 5e-324, 1.7976931348623157e308,
];

/** Texts, keys and numbers that are special in a shell, in JavaScript, in Python or in n8n; one is longer than an argument may be. */
function listHostileInputs(language: string): Readonly<Record<string, unknown>>[] {
  const random = fc.sample(fc.dictionary(anyText(), fc.jsonValue(), { maxKeys: 4, noNullPrototype: true }), {
    numRuns: language === 'cURL' || language === 'MCP' ? 60 : 300,
    seed: 41,
  });
  const prototype = JSON.parse('{"a":{"__proto__":{"x":1}},"constructor":"y"}') as Record<string, unknown>; // an object literal
  return [
    ...HOSTILE_TEXTS.map((text) => ({ text, [text]: [text, { [text]: null }] })),
    { numbers: HOSTILE_NUMBERS, flags: [true, false, null], empty: [{}, [], ''] },
    { 10: 'a', 9: 'b', '-1': 'c' },
    ...(language === 'n8n' ? [] : [prototype]),
    { long: HOSTILE_TEXTS.join('\n').repeat(500) },
    ...random,
  ];
}
