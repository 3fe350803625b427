import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { actions, findAction } from '../../catalogue/catalogue';
import type { Action } from '../../engine/action';
import { aCaller } from '../../testing/a-caller';
import { aFormCall } from '../../testing/a-form';
import { startActions } from '../../testing/start-actions';
import { findShownExample } from '../documentation/snippets/action-snippets';

const { db, app } = await startActions();
const get = (url: string) => app.inject({ method: 'GET', url });

interface Content {
  readonly schema: object;
}

interface Operation {
  operationId: string;
  requestBody: { content: Record<string, Content> };
  responses: Record<string, { headers: Record<string, object>; content: Record<string, Content> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
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

describe('the entry of an action', () => {
  /** Those that are quick, without the web. */
  const tried = actions.filter(({ network, pool }) => network !== 'required' && /^(inline|worker)$/.test(pool));

  async function readEntry(slug: string) {
    const document = (await get('/v1/openapi.json')).json<Document>();
    const entry = document.paths[`/v1/actions/${slug}`]?.['post'];
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'contract');
    const at = `/paths/~1v1~1actions~1${slug}/post/responses/200/content/application~1json/schema`;
    return { entry, validate: ajv.compile({ $ref: `contract#${at}` }) };
  }

  it.each(tried.map(({ slug }) => slug))('%s describes its answer, its price and their headers', async (slug) => {
    const { entry, validate } = await readEntry(slug);
    const { headers } = await aCaller(db, { credits: 1_000 });
    const payload = findShownExample(findAction(slug) as Action)?.input as object; // of the catalogue; a JSON object
    const call = (more: object) =>
      app.inject({ method: 'POST', url: `/v1/actions/${slug}`, headers: { ...headers, ...more }, payload });
    const key = { 'idempotency-key': 'one' };
    const answers = [await call({ 'dry-run': 'true' }), await call(key), await call(key)];
    const declared = Object.keys(entry?.responses['200']?.headers ?? {}).map((name) => name.toLowerCase());
    for (const answer of answers) {
      expect([answer.statusCode, validate(answer.json()), validate.errors]).toEqual([200, true, null]);
      const sent = Object.keys(answer.headers).filter((name) => /^(ratelimit|idempotency)/.test(name));
      expect(sent).not.toEqual([]);
      expect(declared).toEqual(expect.arrayContaining(sent));
    }
    const [price, result] = answers.map((answer) => answer.json<object>());
    expect(validate({ ...result, data: { unknown: true } }), 'data of another shape').toBe(false);
    expect(validate({ ...price, data: {} }), 'a price with data').toBe(false);
  });

  it('offers a form where the action takes a file, and nowhere else', async () => {
    const { paths } = (await get('/v1/openapi.json')).json<Document>();
    for (const { slug, input } of actions) {
      const files = input.params.filter(({ ui }) => ui?.accept).map(({ key }) => key);
      const { content } = paths[`/v1/actions/${slug}`]?.['post']?.requestBody ?? { content: {} };
      const form = content['multipart/form-data']?.schema as { properties: object } | undefined; // a JSON Schema
      const binary = Object.entries(form?.properties ?? {}).filter(([, { format }]) => format === 'binary');
      expect([slug, binary.map(([key]) => key)]).toEqual([slug, files]);
    }
  });

  it('takes the form that it offers', async () => {
    const { headers } = await aCaller(db);
    const file = new File(['name,age\nAda,36\n'], 'people.csv', { type: 'text/csv' });
    const answer = await app.inject(await aFormCall('/v1/actions/csv_analysis', headers, file));
    expect(answer.json()).toMatchObject({ status: 200 });
    const { validate } = await readEntry('csv_analysis');
    expect([validate(answer.json()), validate.errors]).toEqual([true, null]);
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
