import { describe, expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { aCaller } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';
import { toTool } from '../mcp/to-tool';
import { ActionsRegistry } from './actions.registry';
import { toDefinition } from './to-definition';

const { db, app } = await startActions({ env: { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'tiny' } });
const registry = app.nest.get(ActionsRegistry);

const get = async (url: string) => (await app.inject({ method: 'GET', url })).body;

describe.each(actions.filter(({ llm }) => llm))('the price of $slug where a model is configured', (action) => {
  const { slug, llm, credit_cost: embedded } = action;
  const price = llm?.credit_cost;

  it('is the same in definition, dry run, tool and documentation', async () => {
    expect(JSON.parse(await get(`/v1/actions/${slug}`))).toMatchObject({
      ...{ credit_cost: price, credit_cost_llm: price, credit_cost_embedded: embedded, model: 'tiny' },
      output_schema: { properties: { engine: { enum: [action.engine, 'llm'] } } },
    });
    const configured = registry.find(slug);
    if (configured) expect(toTool(configured)._meta).toEqual({ 'declic/credit_cost': price });
    expect(await get(`/docs/actions/${slug}`)).toContain(`${price} credits`);
    const caller = await aCaller(db);
    const headers = { ...caller.headers, 'dry-run': 'true' };
    const payload = action.examples[0]?.input ?? {};
    const dry = await app.inject({ method: 'POST', url: `/v1/actions/${slug}`, headers, payload });
    expect(dry.json()).toMatchObject({ cost: price });
  });
});

it('is not there without a model', () => {
  const names = actions.flatMap((action) => Object.keys(toDefinition(action, null)));
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:model|llm|credit_cost_.*)$/)]));
});
