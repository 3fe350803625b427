import { expect, it } from 'vitest';
import { listExpectedMembers } from './describe-schema';

const typeOf = (member: unknown) => listExpectedMembers({ type: 'object', properties: { member } })[0]?.type;

it.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'array', items: { type: 'object', properties: { id: {}, score: {} } } }, 'list of objects: id, score'],
  [{ type: 'object', properties: { $file: { type: 'string' } } }, 'file'],
  [{ enum: ['a', 'b'] }, 'one of a, b'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, 'list of any of a, b'],
])('says %j in words', (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});

it.each([
  [{ anyOf: [{ type: 'null' }, { type: 'object', properties: { question: {} } }] }, 'object: question, or nothing'],
  [{ type: ['null', 'string'] }, 'text, or nothing'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'text or number'],
])('says last that a member may be missing: %j', (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});

it('leaves the engine out, which the facts of a result name', () => {
  expect(listExpectedMembers({ properties: { engine: { type: 'string' } } })).toEqual([]);
});
