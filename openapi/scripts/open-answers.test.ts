import { expect, it } from 'vitest';
import { type BundledDocument, bundleSpec } from './bundle.ts';
import { openAnswers } from './open-answers.ts';

/**
 * Each service adds its part to the export of an account. The answer of a run in the background can be a problem, which has members
 * of its own by its code.
 */
const OPEN = ['AccountExport', 'FieldError', 'Problem'];

it('closes the objects in successful answers', () => {
  expect(openAnswers(bundleSpec())).toEqual(OPEN);
});

it('finds an open object in a list, in a map, behind a reference and in a composed one', () => {
  const open = { type: 'object', properties: {} };
  const schemas = {
    Listed: open,
    Mapped: open,
    Base: open,
    Composed: { allOf: [{ $ref: '#/components/schemas/Base' }] },
    Closed: { unevaluatedProperties: false, allOf: [{ $ref: '#/components/schemas/Base' }] },
  };
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      list: { type: 'array', items: { $ref: '#/components/schemas/Listed' } },
      map: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Mapped' } },
      composed: { $ref: '#/components/schemas/Composed' },
      closed: { $ref: '#/components/schemas/Closed' },
      here: open,
    },
  };
  const get = { operationId: 'getAll', responses: { '200': { content: { 'application/json': { schema } } } } };
  const document: BundledDocument = {
    openapi: '3.1.0',
    info: { title: 'All', version: '1' },
    paths: { '/all': { get } },
    components: { schemas },
  };
  expect(openAnswers(document)).toEqual(['Base', 'Listed', 'Mapped', 'getAll.here']);
  const closed = { ...schemas, Composed: schemas.Closed };
  expect(openAnswers({ ...document, components: { schemas: closed } })).toEqual(['Listed', 'Mapped', 'getAll.here']);
});
