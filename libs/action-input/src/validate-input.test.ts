import { describe, expect, it } from 'vitest';
import { FILE_REFERENCE_MESSAGE } from './file-reference';
import type { InputSchema } from './input-schema';
import { findVisibleParams, validateInput } from './validate-input';

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
];

const schema: InputSchema = {
  params: [
    { key: 'title', label: 'Title', kind: 'string', required: true, validate: { min: 2, max: 5 } },
    { key: 'link', label: 'Link', kind: 'string', validate: { format: 'url' } },
    { key: 'mail', label: 'Mail', kind: 'string', validate: { format: 'email' } },
    { key: 'count', label: 'Count', kind: 'number', default: 3, validate: { min: 1, max: 10 } },
    { key: 'colour', label: 'Colour', kind: 'enum', enum: colours },
    { key: 'colours', label: 'Colours', kind: 'array<enum>', enum: colours },
    { key: 'loud', label: 'Loud', kind: 'boolean' },
    { key: 'volume', label: 'Volume', kind: 'number', required: true, showIf: { key: 'loud', equals: true } },
    { key: 'data', label: 'Data', kind: 'json' },
    { key: 'file', label: 'File', kind: 'string', ui: { accept: ['application/pdf'] } },
  ],
};

const messageFor = (payload: unknown) => {
  const check = validateInput(schema, payload);
  return check.ok ? null : check.errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
};

describe('validateInput', () => {
  it('fills in defaults, and drops and names unknown fields', () => {
    expect(validateInput(schema, { title: 'Abc' })).toEqual({ ok: true, input: { title: 'Abc', count: 3 } });
    expect(validateInput(schema, { title: 'Abc', more: 1, volume: 9 })).toEqual({
      ok: true,
      input: { title: 'Abc', count: 3 },
      unknown: ['more'],
    });
  });

  it.each([
    [{}, 'title: Title is required'],
    [{ title: ' ' }, 'title: Title is required'],
    [{ title: null }, 'title: Title is required'],
    [{ title: 'A' }, 'title: Must be at least 2'],
    [{ title: 'Abcdef' }, 'title: Must be at most 5'],
    [{ title: ['Abc'] }, 'title: Must be a text'],
    [{ title: 'A\0c' }, 'title: Must not contain a NUL character'],
    [{ title: 'Abc', link: 'nowhere' }, 'link: Must be a valid URL'],
    [{ title: 'Abc', link: 'javascript:alert(1)' }, 'link: Must be a valid URL'],
    [{ title: 'Abc', mail: 'nobody' }, 'mail: Must be a valid email'],
    [{ title: 'Abc', count: 0 }, 'count: Must be at least 1'],
    [{ title: 'Abc', count: '11' }, 'count: Must be at most 10'],
    [{ title: 'Abc', count: 'many' }, 'count: Must be a number'],
    [{ title: 'Abc', count: '0x5' }, 'count: Must be a number'],
    [{ title: 'Abc', colour: 'green' }, 'colour: Must be one of: red, blue'],
    [{ title: 'Abc', colours: ['red', 'green'] }, 'colours: Must be a list. Must be one of: red, blue'],
    [{ title: 'Abc', loud: 'yes' }, 'loud: Must be true or false'],
    [{ title: 'Abc', loud: true }, 'volume: Volume is required'],
    [{ title: 'Abc', file: 'a.pdf' }, `file: ${FILE_REFERENCE_MESSAGE}`],
    [{ title: 'A', count: 0 }, 'title: Must be at least 2; count: Must be at least 1'],
  ])('refuses %j', (payload, message) => {
    expect(messageFor(payload)).toBe(message);
  });

  it.each([null, undefined, 'text', 42, [], true])('refuses %j, which is no object', (payload) => {
    expect(messageFor(payload)).toBe(': Must be a JSON object');
  });

  it('reads what forms send as text', () => {
    expect(validateInput(schema, { title: 'Abc', loud: 'true', volume: '7', colours: 'red' })).toMatchObject({
      input: { loud: true, volume: 7, colours: ['red'] },
    });
  });

  it('reads long texts in linear time', () => {
    const before = process.threadCpuUsage();
    expect(validateInput(schema, { title: 'Abc', count: `${'1'.repeat(1_000_000)}x` })).toMatchObject({ ok: false });
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  it('reads decimals and JSON from text, and keeps text that is no JSON', () => {
    expect(validateInput(schema, { title: 'Abc', count: '2.5', data: '{"a":1}' })).toMatchObject({
      input: { count: 2.5, data: { a: 1 } },
    });
    expect(validateInput(schema, { title: 'Abc', data: 'not {json' })).toMatchObject({ input: { data: 'not {json' } });
  });

  it('answers JSON of another type with an example, and a wrong member without', () => {
    const text = { type: 'string' } as const;
    const example = { placeholder: '["a"]', schema: { type: 'array', items: text } } as const;
    const list: InputSchema = { params: [{ key: 'list', label: 'List', kind: 'json', ...example }] };
    const problemOf = (value: unknown) => validateInput(list, { list: value });
    const refused = (message: string) => ({ ok: false, errors: [{ field: 'list', message }] });
    expect(problemOf({ a: 1 })).toMatchObject(refused('Must be a list of texts, for example ["a"]'));
    expect(problemOf([['b']])).toMatchObject(refused('Item 1: must be a text'));
  });

  it('drops the values of hidden parameters', () => {
    expect(validateInput(schema, { title: 'Abc', loud: false, volume: 9 })).toEqual({
      ok: true,
      input: { title: 'Abc', count: 3, loud: false },
    });
  });

  it('does not take what a payload inherits for what it says', () => {
    const inherits: unknown = JSON.parse('{"__proto__": {"title": "Abc"}}');
    expect(messageFor(inherits)).toBe('title: Title is required');
  });

  it('asks for one of several parameters', () => {
    const either: InputSchema = {
      params: [
        { key: 'url', label: 'URL', kind: 'string' },
        { key: 'html', label: 'HTML', kind: 'string' },
      ],
      oneOf: [['url', 'html']],
    };
    expect(validateInput(either, {})).toMatchObject({ errors: [{ field: 'url', message: 'URL or HTML is required' }] });
    expect(validateInput(either, { html: '<p>' })).toMatchObject({ ok: true });
  });
});

describe('findVisibleParams', () => {
  const keys = (payload: Record<string, unknown>) => findVisibleParams(schema, payload).map(({ key }) => key);

  it('shows a parameter with showIf only when the other one has that value', () => {
    expect(keys({})).not.toContain('volume');
    expect(keys({ loud: false })).not.toContain('volume');
    expect(keys({ loud: true })).toContain('volume');
    // A form sends texts; the validator reads them alike.
    expect(keys({ loud: 'true' })).toContain('volume');
  });

  it('goes by the default of the other one', () => {
    const params: InputSchema['params'] = [
      { key: 'kind', label: 'Kind', kind: 'enum', enum: colours, default: 'red' },
      { key: 'shade', label: 'Shade', kind: 'string', showIf: { key: 'kind', equals: 'red' } },
    ];
    expect(findVisibleParams({ params }, {})).toEqual(params);
    expect(findVisibleParams({ params }, { kind: 'blue' })).toHaveLength(1);
  });
});
