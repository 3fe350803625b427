import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { completion, ModelEndpoint } from '../testing/model-endpoint';
import type { ModelSettings } from '../engine/port-settings';
import { UpstreamError } from '../engine/run-errors';
import { LanguageModel } from './language-model';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
beforeEach(() => void (endpoint.requests.length = 0));

const settings: ModelSettings = {
  baseUrl: endpoint.baseUrl,
  model: 'test',
  structuredOutputs: true,
  timeoutMs: 400,
  maxOutputTokens: 500,
  maxPromptCharacters: 100,
};
const schema = {
  type: 'object',
  required: ['answer'],
  additionalProperties: false,
  properties: { answer: { type: 'string' } },
};

const ask = (change: Partial<ModelSettings> = {}, prompt = 'How?', signal = new AbortController().signal) =>
  new LanguageModel({ ...settings, ...change }).generate({ instructions: 'Be short.', prompt, schema, signal });

describe('a language model', () => {
  it('answers in the form of the schema, within its budget', async () => {
    endpoint.answer = completion('{"answer":"So."}');
    expect(await ask()).toEqual({ answer: 'So.' });
    expect(endpoint.requests).toMatchObject([
      { model: 'test', max_tokens: 500, response_format: { type: 'json_schema', json_schema: { schema } } },
    ]);
  });

  it('is told the schema in words where the endpoint does not hold to one', async () => {
    endpoint.answer = completion('{"answer":"So."}');
    expect(await ask({ structuredOutputs: false })).toEqual({ answer: 'So.' });
    expect(JSON.stringify(endpoint.requests)).toContain('additionalProperties');
  });

  it.each([
    ['in another form', '{"answer":7}'],
    ['with more than was asked for', '{"answer":"So.","more":1}'],
    ['broken JSON', '{"answer":"So'],
    ['no JSON', 'So.'],
    ['nothing', ''],
  ])('that answers %s has failed', async (_, text) => {
    endpoint.answer = completion(text);
    await expect(ask()).rejects.toThrow(
      new UpstreamError('The language model did not answer in the form that was asked for.'),
    );
  });

  it.each([
    ['with an error', (response: import('node:http').ServerResponse) => void response.writeHead(400).end('no')],
    ['with a lost connection', (response: import('node:http').ServerResponse) => void response.destroy()],
    ['never', () => undefined],
  ])('that answers %s has failed in time', async (_, answer) => {
    endpoint.answer = answer;
    const startedAt = performance.now();
    await expect(ask()).rejects.toThrow(new UpstreamError('The language model did not answer.'));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('is asked once more after an error of its own', async () => {
    endpoint.answer = (response, body) => {
      if (endpoint.requests.length === 1) response.writeHead(503, { 'retry-after-ms': '1' }).end();
      else completion('{"answer":"So."}')(response, body);
    };
    expect(await ask({ timeoutMs: 5_000 })).toEqual({ answer: 'So.' });
  });

  it('is not there at all', async () => {
    await expect(ask({ baseUrl: 'http://127.0.0.1:1/v1' })).rejects.toThrow(UpstreamError);
  });

  it('stops with the run', async () => {
    endpoint.answer = () => undefined;
    await expect(ask({ timeoutMs: 60_000 }, 'How?', AbortSignal.timeout(50))).rejects.toThrow(UpstreamError);
  });

  it('is not asked about more than its budget allows', async () => {
    await expect(ask({}, 'x'.repeat(101))).rejects.toThrow('The text is too long for the language model.');
    expect(endpoint.requests).toEqual([]);
  });
});
