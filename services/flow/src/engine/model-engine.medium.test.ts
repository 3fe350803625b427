import { completion, ModelEndpoint } from '@declic/language-model/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { flowClient } from '../testing/flow-client';
import { ada } from '../testing/people';
import { startFlow } from '../testing/start-flow';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
beforeEach(() => void (endpoint.requests.length = 0));

const { app } = await startFlow({
  env: { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'tiny', LLM_API_KEY: 'secret', LLM_TIMEOUT_MS: '1000' },
});
const flow = () => flowClient(app, ada);
const name = `${new URL(endpoint.baseUrl).host}/tiny`;
const noLines = { roles: [], company_types: [], sectors: [], pain_points: [], pillars: [], offers: [], voice: [] };

it('names the model that will do the work', async () => {
  expect((await flow().list()).json().engine).toEqual({ name, uses_model: true });
});

it('shows what the model found, with the sentences behind it', async () => {
  endpoint.answer = completion(
    JSON.stringify({
      ...noLines,
      offers: [
        { text: 'Online booking', sentence: 5 },
        { text: 'MoonCoin', sentence: 5 },
      ],
    }),
  );
  const id = await flow().created();
  await app.runJobs();
  const strategy = await flow().strategy(id);
  expect(strategy.analysis).toMatchObject({ state: 'done', engine: name, notice: null });
  expect(strategy.offers_json).toMatchObject([
    {
      text: 'Online booking',
      source: { field: 'raw_text', sentence: 'We offer online booking and automatic reminders.', index: 2 },
    },
  ]);
  expect(endpoint.requests).toHaveLength(1);
});

it('shows what the rules found, and why, when the model is away', async () => {
  endpoint.answer = (response) => void response.destroy();
  const id = await flow().created();
  await app.runJobs();
  expect((await flow().strategy(id)).analysis).toMatchObject({
    state: 'done',
    engine: expect.stringMatching(/^embedded@/u),
    notice: 'The model could not be reached; the embedded engine wrote this.',
  });
});
