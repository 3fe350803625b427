import { describe, expect, it } from 'vitest';
import { compileSchema } from './output-check';
import { closedObject, listOf } from './output-schema';

const validate = compileSchema(
  closedObject({ name: { type: 'string' }, tags: listOf({ type: 'string' }, { maxItems: 2 }) }, { optional: ['tags'] }),
);

describe('closedObject', () => {
  it.each([
    [{ name: 'a' }, null],
    [{ name: 'a', tags: ['b', 'c'] }, null],
    [{ tags: [] }, "data must have required property 'name'"],
    [{ name: 'a', other: 1 }, 'data must NOT have additional properties'],
    [{ name: 'a', tags: ['b', 'c', 'd'] }, 'data/tags must NOT have more than 2 items'],
    [{ name: 'a', tags: [1] }, 'data/tags/0 must be string'],
  ])('checks %j: %s', (value, fault) => {
    expect(validate(value)).toBe(fault);
  });

  it('puts its description before its properties', () => {
    expect(JSON.stringify(closedObject({}, { description: 'None.' }))).toBe(
      '{"type":"object","description":"None.","required":[],"additionalProperties":false,"properties":{}}',
    );
  });
});
