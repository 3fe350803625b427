import { describe, expect, it } from 'vitest';
import { findFormProblem, type JsonForm } from './json-form';

const rows: JsonForm = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: {
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string' },
          stars: { type: 'number' },
          loud: { type: 'boolean' },
          tone: { type: 'string', enum: ['calm', 'angry'] },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    ],
  },
};

describe('findFormProblem', () => {
  it.each([
    [['a', { text: 'b', stars: '4,5', loud: 'true', tone: 'calm', tags: ['x', 1], more: {} }]],
    [[{ text: 1, stars: null, tags: '' }]],
    [[null, 'a']],
  ])('takes %j', (value) => {
    expect(findFormProblem(rows, value)).toBeUndefined();
  });

  it.each([
    ['x', 'Must be a list of texts or objects with "text"'],
    [{ text: 'a' }, 'Must be a list of texts or objects with "text"'],
    [[], 'Must have at least 1 item'],
    [['a', 'b', 'c', 'd'], 'Must have at most 3 items'],
    [['a', ['b']], 'Item 2: must be a text or an object with "text"'],
    [[{ stars: 3 }], 'Item 1: "text" is required'],
    [[{ text: ' ', stars: 'many' }], 'Item 1: "stars" must be a number'],
    [[{ text: 'a', loud: 'yes' }], 'Item 1: "loud" must be true or false'],
    [[{ text: 'a', tone: 'loud' }], 'Item 1: "tone" must be one of: calm, angry'],
    [[{ text: 'a', tags: 'x' }], 'Item 1: "tags" must be a list of texts'],
    [[{ text: 'a', tags: ['x', {}] }], 'Item 1: "tags" item 2 must be a text'],
    [JSON.parse('[{"__proto__": {"text": "a"}}]'), 'Item 1: "text" is required'],
  ])('names what is wrong with %j', (value, message) => {
    expect(findFormProblem(rows, value)).toBe(message);
  });

  it('checks members without a name of their own', () => {
    const weights: JsonForm = { type: 'object', additionalProperties: { type: 'number' } };
    expect(findFormProblem(weights, { fit: 60, 'a b': '40' })).toBeUndefined();
    expect(findFormProblem(weights, { fit: [1] })).toBe('"fit" must be a number');
  });

  it.each<[JsonForm, string]>([
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Must be an object of numbers'],
    [{ type: 'object', properties: { a: {}, b: {} } }, 'Must be an object with "a" or "b"'],
    [{ type: 'object', required: ['a', 'b', 'c'] }, 'Must be an object with "a", "b" and "c"'],
    [{ type: 'object', required: [...'abcdefgh'] }, 'Must be an object with "a", "b", "c", "d", "e", "f", ...'],
    [
      { anyOf: [{ type: 'array', items: { type: 'object', properties: { a: {}, b: {} } } }, { type: 'array' }] },
      'Must be a list of objects with "a" or "b", or a list',
    ],
  ])('says what %j takes', (form, message) => {
    expect(findFormProblem(form, 'x')).toBe(message);
  });

  it('says how many items a list of a fixed size has', () => {
    expect(findFormProblem({ type: 'array', minItems: 3, maxItems: 3 }, ['a'])).toBe('Must have exactly 3 items');
  });

  it('says what a missing member is', () => {
    const rule: JsonForm = {
      type: 'object',
      required: ['when'],
      properties: { when: { description: 'A condition.' } },
    };
    expect(findFormProblem(rule, {})).toBe('"when" is required: A condition');
  });
});
