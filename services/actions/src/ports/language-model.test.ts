import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { completion, ModelEndpoint } from '../testing/model-endpoint';
import type { ModelSettings } from '../engine/port-settings';
import { UpstreamError } from '../engine/run-errors';
import { LanguageModel } from './language-model';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // There with the flag.

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
beforeEach(() => void (endpoint.requests.length = 0));

const settings: ModelSettings = {
  baseUrl: endpoint.baseUrl,
  model: 'test',
  structuredOutputs: true,
  timeoutMs: 10_000,
  budget: { requestsPerMinute: 1_000, accountRequestsPerMinute: 1_000, tokensPerDay: 1_000_000 },
  maxOutputTokens: 500,
  maxPromptCharacters: 100,
};
/** For what is not answered at all. */
const SHORT = { timeoutMs: 400 };

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
    await expect(ask(SHORT)).rejects.toThrow(new UpstreamError('The language model did not answer.'));
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

  it('keeps nothing of the schema of a request that has ended', async () => {
    const model = new LanguageModel(settings);
    endpoint.answer = completion('{"answer":"So."}');
    const kept = await Promise.all(Array.from({ length: 5 }, () => askWithOwnSchema(model)));
    await setTimeout(20);
    collectGarbage();
    // The last ones can still be on the stack.
    expect(kept.filter((reference) => reference.deref() !== undefined).length).toBeLessThan(2);
  });

  it('is left alone for as long as a 429 asks for', async () => {
    const model = new LanguageModel(settings);
    endpoint.answer = (response) => void response.writeHead(429, { 'retry-after': '60' }).end('{}');
    await expect(generate(model)).rejects.toThrow('The language model did not answer.');
    endpoint.answer = completion('{"answer":"So."}');
    await expect(generate(model)).rejects.toThrow('The language model takes no more requests for now.');
    expect(endpoint.requests).toHaveLength(1);
  });

  it.each([
    [
      'with an error of its own',
      (response: import('node:http').ServerResponse) => void response.writeHead(500).end('no'),
    ],
    ['with a lost connection', (response: import('node:http').ServerResponse) => void response.destroy()],
    ['never', () => undefined],
  ])('that answered %s three times is not asked by the next call', async (_, answer) => {
    const model = new LanguageModel({ ...settings, ...SHORT });
    endpoint.answer = answer;
    for (let failure = 0; failure < 3; failure += 1) await expect(generate(model)).rejects.toThrow(UpstreamError);
    const asked = endpoint.requests.length;
    await expect(generate(model)).rejects.toThrow('The language model has not answered lately.');
    expect(endpoint.requests).toHaveLength(asked);
  });

  it('is still asked after runs that had no time left', async () => {
    const model = new LanguageModel({ ...settings, timeoutMs: 10_000 });
    endpoint.answer = (response, body) =>
      void setTimeout(100).then(() => completion('{"answer":"So."}')(response, body));
    for (let failure = 0; failure < 4; failure += 1)
      await expect(generate(model, AbortSignal.timeout(10))).rejects.toThrow('The language model did not answer.');
    expect(await generate(model)).toEqual({ answer: 'So.' });
  });

  it('is still asked after answers in a wrong form', async () => {
    const model = new LanguageModel(settings);
    endpoint.answer = completion('So.');
    for (let failure = 0; failure < 4; failure += 1) await expect(generate(model)).rejects.toThrow(UpstreamError);
    endpoint.answer = completion('{"answer":"So."}');
    expect(await generate(model)).toEqual({ answer: 'So.' });
  });

  it('takes its repetition from the same time limit', async () => {
    endpoint.answer = (response) => {
      if (endpoint.requests.length === 1) void setTimeout(2_000).then(() => response.writeHead(500).end('no'));
    };
    const startedAt = performance.now();
    await expect(ask({ timeoutMs: 3_000 })).rejects.toThrow(UpstreamError);
    // With a limit of its own the repetition would take until 5.2 s.
    expect(performance.now() - startedAt).toBeLessThan(4_500);
    expect(endpoint.requests).toHaveLength(2);
  });

  it.each([
    ['requests a minute', { requestsPerMinute: 1 }],
    ['requests of an account a minute', { accountRequestsPerMinute: 1 }],
    // A prompt and its answer are estimated at 505 tokens, and use 2.
    ['tokens a day', { tokensPerDay: 506 }],
  ])('is not asked when the budget of %s is used up', async (_, limits) => {
    const model = new LanguageModel({ ...settings, budget: { ...settings.budget, ...limits } });
    endpoint.answer = completion('{"answer":"So."}');
    expect(await generate(model)).toEqual({ answer: 'So.' });
    await expect(generate(model)).rejects.toThrow('The budget of the language model is used up for now.');
  });
});

function generate(model: LanguageModel, signal = new AbortController().signal) {
  return model.generate({ instructions: 'Be short.', prompt: 'How?', schema, signal, account: 'one' });
}

async function askWithOwnSchema(model: LanguageModel) {
  const own = structuredClone(schema);
  const signal = new AbortController().signal;
  await model.generate({ instructions: 'Be short.', prompt: 'How?', schema: own, signal, account: 'one' });
  return new WeakRef(own);
}
