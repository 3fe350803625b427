import { describe, expect, it } from 'vitest';
import bundled from '../generated/openapi.json' with { type: 'json' };
import { operationFaults, operationHashes, readContract } from './index.ts';

interface Parts {
  path?: string;
  security?: object[];
  parameters?: object[];
  request?: object;
  answer?: object;
  answers?: object;
  schemas?: object;
}

const REQUEST = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[a-z]' },
    tone: { type: 'string', enum: ['calm', 'bold'] },
    tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
    count: { type: 'integer', minimum: 1, maximum: 10 },
  },
};
const ANSWER = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'state', 'at'],
  properties: {
    id: { type: 'string', description: 'Chosen by the service.' },
    state: { type: 'string', enum: ['waiting', 'done'] },
    at: { type: ['string', 'null'], format: 'date-time' },
    note: { type: 'string' },
    items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
  },
};
const ITEM = { type: 'object', required: ['price'], properties: { price: { type: 'integer' } } };

/** A document with one operation, `createText`. */
function aContract({ path = '/api/texts/{id}', ...parts }: Parts = {}) {
  const operation = {
    operationId: 'createText',
    'x-service': 'flow',
    summary: 'Creates a text',
    security: parts.security ?? [{ session: [] }],
    parameters: parts.parameters ?? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: { 'application/json': { schema: parts.request ?? REQUEST } } },
    responses: parts.answers ?? {
      '200': { content: { 'application/json': { schema: parts.answer ?? ANSWER } } },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
  const document = {
    paths: { [path]: { post: operation } },
    components: { schemas: { Item: ITEM, Unused: { type: 'string' }, ...parts.schemas } },
  };
  // Members that a test sets to undefined are left out.
  return readContract(JSON.parse(JSON.stringify(document)));
}

const faults = (changes: Parts) => operationFaults('createText', aContract(), aContract(changes));
const request = (properties: object, changes: object = {}) => ({
  request: { ...REQUEST, properties: { ...REQUEST.properties, ...properties }, ...changes },
});
const answer = (properties: object, changes: object = {}) => ({
  answer: { ...ANSWER, properties: { ...ANSWER.properties, ...properties }, ...changes },
});
const parameter = (name: string, changes: object = {}) => ({
  ...{ name, in: name === 'id' || name === 'key' ? 'path' : 'query', required: name !== 'page' },
  schema: { type: 'string' },
  ...changes,
});

describe('a client can still call an operation', () => {
  it.each<[string, Parts]>([
    ['that did not change', {}],
    ['with a new optional member of the request', request({ colour: { type: 'string' } })],
    ['with wider limits', request({ title: { type: 'string', maxLength: 200 }, count: { type: 'number' } })],
    ['with one more accepted value', request({ tone: { type: 'string', enum: ['dry', 'bold', 'calm'] } })],
    ['whose required member became optional', request({}, { required: [] })],
    ['with a new optional parameter', { parameters: [parameter('id'), parameter('page')] }],
    ['with another name in its path', { path: '/api/texts/{key}', parameters: [parameter('key')] }],
    ['that became public', { security: [] }],
    ['that takes one more kind of credentials', { security: [{ session: [] }, { apiKey: [] }] }],
    [
      'with a new member of the answer',
      answer({ owner: { type: 'string' } }, { required: ['id', 'state', 'at', 'owner'] }),
    ],
    ['that always sends what was optional', answer({}, { required: ['id', 'state', 'at', 'note'] })],
    ['that never sends null any more', answer({ at: { type: 'string', format: 'date-time' } })],
    [
      'that left out an optional member',
      { answer: { ...ANSWER, properties: { ...ANSWER.properties, note: undefined } } },
    ],
    ['with fewer values in the answer', answer({ state: { type: 'string', const: 'done' } })],
    [
      'whose schema was renamed',
      { ...answer({ items: { type: 'array', items: { $ref: '#/components/schemas/Row' } } }), schemas: { Row: ITEM } },
    ],
    [
      'whose answer is written as a combination',
      { answer: { allOf: [ANSWER, { type: 'object', properties: { more: { type: 'integer' } } }] } },
    ],
  ])('%s', (_what, changes) => expect(faults(changes)).toEqual([]));
});

describe('a client cannot call an operation any more', () => {
  it.each<[string, Parts, string]>([
    ['that moved', { path: '/api/words/{id}' }, 'It moved from POST /api/texts/{id} to POST /api/words/{id}.'],
    ['that needs other credentials', { security: [{ apiKey: [] }] }, 'It needs other credentials: apiKey.'],
    ['with a new required parameter', { parameters: [parameter('id'), parameter('lang')] }, 'query.lang is required.'],
    [
      'whose parameter changed',
      { parameters: [parameter('id', { schema: { type: 'integer' } })] },
      'path.0 is string on the sending side and integer on the other.',
    ],
    [
      'with a new required member',
      request({ lang: { type: 'string' } }, { required: ['title', 'lang'] }),
      'body.lang is required.',
    ],
    ['that lost a member of the request', request({ tone: undefined }), 'body.tone is not taken any more.'],
    [
      'that accepts fewer values',
      request({ tone: { type: 'string', enum: ['calm'] } }),
      'body.tone does not take "bold" any more.',
    ],
    [
      'with a stricter length',
      request({ title: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[a-z]' } }),
      'body.title has a stricter maxLength.',
    ],
    [
      'with a stricter number',
      request({ count: { type: 'integer', minimum: 2, maximum: 10 } }),
      'body.count has a stricter minimum.',
    ],
    [
      'with another pattern',
      request({ title: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Z]' } }),
      'body.title has another pattern.',
    ],
    [
      'with another type inside a list',
      request({ tags: { type: 'array', maxItems: 5, items: { type: 'integer' } } }),
      'body.tags[] is string on the sending side and integer on the other.',
    ],
    ['whose answer may lack a member', answer({}, { required: ['id', 'state'] }), '200.at may be missing.'],
    [
      'whose answer lost a required member',
      { answer: { ...ANSWER, required: ['id', 'at'], properties: { ...ANSWER.properties, state: undefined } } },
      '200.state may be missing.',
    ],
    [
      'whose answer may be null',
      answer({ id: { type: ['string', 'null'] } }),
      '200.id is null on the sending side and string on the other.',
    ],
    [
      'with a new value in the answer',
      answer({ state: { type: 'string', enum: ['waiting', 'done', 'failed'] } }),
      '200.state may now be "failed".',
    ],
    [
      'whose answer has another format',
      answer({ at: { type: ['string', 'null'], format: 'date' } }),
      '200.at has another format.',
    ],
    [
      'whose referred schema changed',
      { schemas: { Item: { ...ITEM, required: [] } } },
      '200.items[].price may be missing.',
    ],
    ['that may answer something else', { answers: { '202': {} } }, 'It may answer 202.'],
    ['that answers without a body', { answers: { '200': {} } }, '200 has no body any more.'],
    ['that answers in another form', { answers: { '200': { content: { 'text/csv': {} } } } }, '200 may be text/csv.'],
  ])('%s', (_what, changes, sentence) => expect(faults(changes)).toEqual([sentence]));

  it('that is gone, or of which the client does not say what it was built with', () => {
    const nothing = readContract({ paths: {}, components: {} });
    expect(operationFaults('createText', aContract(), nothing)).toEqual(['It is gone.']);
    expect(operationFaults('createText', nothing, aContract())).toHaveLength(1);
  });
});

describe('alternatives', () => {
  const cat = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: 'cat' }, lives: { type: 'integer' } },
  };
  const dog = { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } };

  it('of an answer may become fewer, not more', () => {
    const [both, one] = [aContract({ answer: { oneOf: [cat, dog] } }), aContract({ answer: cat })];
    expect(operationFaults('createText', both, one)).toEqual([]);
    expect(operationFaults('createText', one, both)).toEqual(['200.kind may now be "dog".']);
  });

  it('of a request may become more, not fewer', () => {
    const [both, one] = [aContract({ request: { anyOf: [cat, dog] } }), aContract({ request: cat })];
    expect(operationFaults('createText', one, both)).toEqual([]);
    expect(operationFaults('createText', both, one)).toEqual(['body.kind does not take "dog" any more.']);
  });

  it('that contain themselves are compared once', () => {
    const tree = (required: string[]) => ({
      answer: { $ref: '#/components/schemas/Tree' },
      schemas: {
        Tree: {
          type: 'object',
          required,
          properties: {
            name: { type: 'string' },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
          },
        },
      },
    });
    expect(operationFaults('createText', aContract(tree(['name'])), aContract(tree(['name'])))).toEqual([]);
    expect(operationFaults('createText', aContract(tree(['name'])), aContract(tree([])))).toEqual([
      '200.name may be missing.',
    ]);
  });

  it('of a map are those of its values', () => {
    const map = (type: string) => ({ answer: { type: 'object', additionalProperties: { type } } });
    expect(operationFaults('createText', aContract(map('number')), aContract(map('integer')))).toEqual([]);
    expect(operationFaults('createText', aContract(map('integer')), aContract(map('string')))).toHaveLength(1);
  });
});

describe('the hash of an operation', () => {
  const hashOf = (changes?: Parts) => operationHashes(aContract(changes))['createText'];

  it('changes with what a client depends on', () => {
    expect(hashOf({ schemas: { Item: { type: 'object' } } })).not.toBe(hashOf());
    expect(hashOf({ security: [] })).not.toBe(hashOf());
    expect(hashOf({ path: '/api/words/{id}' })).not.toBe(hashOf());
  });

  it('does not change with words, the order of keys, or schemas of other operations', () => {
    const { properties, ...others } = ANSWER;
    const reordered = { description: 'A text.', properties, ...others, required: ['at', 'state', 'id'] };
    expect(hashOf({ answer: reordered, schemas: { Unused: { type: 'integer' } } })).toBe(hashOf());
  });
});

it('every operation of the contract is compatible with itself, and can be read alone', () => {
  const contract = readContract(bundled);
  const ids = Object.keys(contract.operations);
  expect(ids.length).toBeGreaterThan(80);
  expect(ids.flatMap((id) => operationFaults(id, contract, contract).map((fault) => `${id}: ${fault}`))).toEqual([]);

  const hashes = operationHashes(contract);
  for (const id of ids) expect(operationHashes(readContract(bundled, [id]))).toEqual({ [id]: hashes[id] });
});
