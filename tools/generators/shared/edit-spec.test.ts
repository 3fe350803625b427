import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withOperations } from './edit-spec.ts';

const addition = { paths: '  /b:\n    get: { operationId: b }\n', schemas: '    B: { type: object }\n' };
const paths = 'openapi: 3.1.0\npaths:\n  /a:\n    get: { operationId: a } # ours\n';

it.each([
  ['last', `${paths}components:\n  schemas:\n    A: { type: string }\n`],
  ['before others', `${paths}components:\n  schemas:\n    A: { type: string }\n  parameters:\n    P: { in: query }\n`],
  ['after others', `${paths}components:\n  parameters:\n    P: { in: query }\n  schemas:\n    A: { type: string }\n`],
])('adds paths and schemas when the schemas are %s, and keeps the rest', (_, spec) => {
  const extended = withOperations(spec, addition);
  expect(Object.keys(parse(extended).paths)).toEqual(['/a', '/b']);
  expect(Object.keys(parse(extended).components.schemas)).toEqual(['A', 'B']);
  expect(extended).toContain('# ours');
  expect(extended.endsWith('\n')).toBe(true);
});

it('says when it does not know the form of the file', () => {
  expect(() => withOperations(`${paths}components: {}\n`, addition)).toThrow('schemas');
});
