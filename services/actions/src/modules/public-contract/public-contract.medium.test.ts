import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { startActions } from '../../testing/start-actions';

const { app } = await startActions();
const get = (url: string) => app.inject({ method: 'GET', url });

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: Record<string, Record<string, unknown>>;
}

describe('the contract of the public API', () => {
  it('has an entry of its own for each action, and nothing of the product behind it', async () => {
    const { paths } = (await get('/v1/openapi.json')).json<Document>();
    for (const { slug } of actions) expect(paths).toHaveProperty([`/v1/actions/${slug}`, 'post']);
    expect(Object.keys(paths).filter((path) => path.startsWith('/api/'))).toEqual([]);
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds every component that it refers to, and no other', async () => {
    const { body } = await get('/v1/openapi.json');
    const { components } = JSON.parse(body) as Document;
    const wanted = [...body.matchAll(/#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`);
    const present = Object.entries(components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, members]) => Object.keys(members).map((name) => `${kind}/${name}`));
    expect([...new Set(wanted)].sort()).toEqual(present.sort());
  });
});

describe('the definition of an action', () => {
  it.each(actions.map(({ slug }) => slug))('%s has schemas that its examples fit', async (slug) => {
    const definition = (await get(`/v1/actions/${slug}`)).json();
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const validate = ajv.compile(definition.input_schema);
    for (const { name, input } of definition.examples)
      expect([name, validate(input), validate.errors]).toEqual([name, true, null]);
    expect(() => ajv.compile(definition.output_schema)).not.toThrow();
  });

  it('says that there is no such action', async () => {
    expect((await get('/v1/actions/nothing')).json()).toMatchObject({ status: 404, code: 'action_not_found' });
  });
});

it('lists every action with its price', async () => {
  const list = (await get('/v1/actions')).json<{ slug: string }[]>();
  expect(list).toHaveLength(actions.length);
  expect(list).toContainEqual(
    expect.objectContaining({ slug: 'email_validate', credit_cost: 1, is_enabled: true, disabled_reason: null }),
  );
});

it('tells language models how each action is called', async () => {
  const answer = await get('/llms.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^# Declic\n\n> /);
  for (const { slug } of actions) expect(answer.body).toContain(`/v1/actions/${slug})`);
});
