import { afterAll, describe, expect, it } from 'vitest';
import type { Action, ActionExample } from '../engine/action';
import { convertFiles, toInlineFile } from '../engine/answer-files';
import { configureAction, computePrice } from '../engine/model-path/configure-action';
import { pickParts, toPartTree } from '../engine/model-path/parts';
import { runWithModel } from '../engine/model-path/run-with-model';
import { LanguageModel } from '../ports/language-model';
import { aRun } from '../testing/a-run';
import { ModelEndpoint, modelSettings, rewriting, type Answer } from '../testing/model-endpoint';
import { runAction } from '../testing/run-action';
import { actions } from './catalogue';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
const settings = modelSettings(endpoint, { timeoutMs: 5_000 });

/** `extract-pdf-json` asks a model only for what is missing; its examples lack nothing. */
const withModel = actions.filter(({ slug, llm }) => llm && slug !== 'extract-pdf-json');

/** Runs an example with the endpoint as the model. */
async function run(action: Action, example: ActionExample, answer: Answer) {
  endpoint.answer = answer;
  const configured = configureAction(action, settings);
  const result = await runWithModel({
    action: configured,
    input: example.input,
    model: new LanguageModel(settings),
    account: 'one',
    signal: aRun().signal,
    run: async (input) => runAction(action, input, example.given),
  });
  const data = await convertFiles(result.data, async (file) => toInlineFile(file));
  configured.assertOutput(data);
  return { data, warnings: result.warnings, price: computePrice(configured, data) };
}

/** Every text changed in a way that states nothing: a space that does not break. Choices have no spaces. */
function reword(value: unknown): unknown {
  if (typeof value === 'string') return rewordText(value);
  if (Array.isArray(value)) return value.map(reword);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reword(item)]));
}

function rewordText(text: string): string {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => / /.test(line) && !/^(?:#|\[|>)/.test(line));
  return lines.map((line, at) => (at === index ? line.replace(/ (?=[^ ]*$)/, '\u00A0') : line)).join('\n');
}

/** Every text with a number that the draft does not have. */
function invent(value: unknown): unknown {
  if (typeof value === 'string') return `${value} 98765`;
  if (Array.isArray(value)) return value.map(invent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, invent(item)]));
}

/** Drawings have identifiers that differ from run to run. */
function withoutFiles(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === '$file' ? null : item)));
}

describe.each(withModel)('$slug with a model', (action) => {
  const example = action.examples[0];
  if (!example) throw new Error('Every action has examples.');

  it('answers what the model wrote, at the price of the model', async () => {
    const { data, warnings, price } = await run(action, example, rewriting(reword));
    expect(warnings.join()).not.toContain('language model');
    expect([data.engine, data.model, price]).toEqual(['llm', 'tiny', action.llm?.credit_cost]);
    if (action.llm?.rewrites === 'result')
      expect(pickParts(data, toPartTree(action.llm.parts))).toEqual(reword(data.draft));
  });

  it('answers with the embedded engine, at its price, when the model invents', async () => {
    const { data, warnings, price } = await run(action, example, rewriting(invent));
    const plain = await runAction(action, example.input, example.given);
    expect(withoutFiles(data)).toEqual(withoutFiles(plain.answer));
    expect(warnings).toEqual([...plain.warnings, expect.stringMatching(/^The language model was not used: /)]);
    expect(price).toBe(action.credit_cost);
  });

  it('costs more with the model than without', () => {
    expect(action.llm?.credit_cost).toBeGreaterThan(action.credit_cost);
  });

  it('has a result with room for what a model adds', () => {
    expect(Object.keys(action.output.properties ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:model|draft|written)$/)]),
    );
  });
});

it('leaves actions without a model path alone', () => {
  const others = actions.filter(({ llm }) => !llm);
  expect(others.map((action) => configureAction(action, settings))).toEqual(others);
});

describe('a model that chooses', () => {
  const choose = async (slug: string, change: (draft: Record<string, unknown>) => unknown) => {
    const action = actions.find((candidate) => candidate.slug === slug);
    const example = action?.examples[0];
    if (!action || !example) throw new Error(`There is no action ${slug}.`);
    return (await run(action, example, rewriting(change))).data;
  };

  /** What an action answers when what the model chose is used. */
  const chosen = async (...given: Parameters<typeof choose>) => {
    const data = await choose(...given);
    expect(data.engine).toBe('llm');
    return data;
  };

  it('moves a ticket to another category, and says what the words gave', async () => {
    const data = await chosen('classify_tickets', () => ({
      rows: [{ category: 'cancellation' }, { category: 'account' }, { category: 'feature_request' }],
    }));
    expect(data).toMatchObject({
      rows: [
        { category: 'cancellation', category_label: 'Cancellation', confidence: 0, alternative: 'billing', why: [] },
        { category: 'account', confidence: 0.95 },
        {},
      ],
      summary: { by_category: expect.arrayContaining([{ category: 'cancellation', count: 1 }]) },
      draft: { rows: [{ category: 'billing' }, {}, {}] },
    });
  });

  it('labels rows, and the summary counts them', async () => {
    const data = await chosen('data-classification', ({ rows }) => ({
      rows: (rows as readonly object[]).map(() => ({ label: 'none' })), // as `parts` says
    }));
    expect(data).toMatchObject({
      summary: expect.arrayContaining([{ label: 'none', count: expect.any(Number) }]),
    });
    const counts = data.summary as readonly { label: string; count: number }[]; // its output says so
    expect(counts.filter(({ count }) => count > 0).map(({ label }) => label)).toEqual(['none']);
  });

  it('judges a claim only by its quote', async () => {
    const data = await chosen('info_verification', () => ({
      claims: [{ verdict: 'not_found' }, { verdict: 'contradicted' }, { verdict: 'supported' }],
    }));
    expect(data).toMatchObject({
      claims: [
        { verdict: 'not_found', quote: null, source: null, confidence: 0 },
        { verdict: 'contradicted', confidence: 1 },
        // It has no quote.
        { verdict: 'not_found', quote: null },
      ],
      summary: { claims: 3, supported: 0, contradicted: 1, not_found: 2 },
    });
  });

  it('overrules the lexicon, whose score is gone then', async () => {
    const data = await chosen('review_sentiment', ({ rows }) => ({
      rows: (rows as readonly object[]).map(() => ({ sentiment: 'neutral' })), // as `parts` says
    }));
    expect(data).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ id: '1', sentiment: 'neutral', score: null, stars: null, why: [] }),
      ]),
    });
  });

  it.each(['classify_tickets', 'review_sentiment', 'info_verification', 'data-classification'])(
    'of %s cannot choose what is no choice',
    async (slug) => {
      const wrong = (draft: unknown) =>
        JSON.parse(JSON.stringify(draft).replace(/:"[a-z_ ]+"/g, ':"other things"')) as unknown;
      expect((await choose(slug, wrong)).engine).toBe('extractive');
    },
  );
});
