import type { InputSchema } from '@declic/action-input';
import { anyText } from '@declic/action-input/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compress } from './compression';
import { isShareFragment, LONGEST_LINK, readFragment, writeLink } from './share-link';

const schema: InputSchema = {
  params: ['topic', 'words', 'data'].map((key) => ({ key, label: key, kind: 'json' })),
};
const read = (fragment: string) => readFragment(fragment, 'write_note', schema);
const write = async (input: Record<string, unknown>) => {
  const link = await writeLink('https://declic.example/', 'write_note', input);
  return link?.replace('https://declic.example/', '') ?? '';
};
const encode = (content: unknown) => `#input=${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
const DAMAGED = { kind: 'refused', reason: 'The link could not be opened: it is damaged.' };

const input = fc.dictionary(fc.constantFrom('topic', 'words', 'data'), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });

describe('a link', () => {
  it('brings the parameters back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(input, async (parameters) => {
        const sent = JSON.parse(JSON.stringify(parameters)) as Record<string, unknown>;
        const fragment = await write(sent);
        expect(fragment).toMatch(/^#input(-z)?=[\w-]*$/);
        expect(await read(fragment)).toEqual({ kind: 'parameters', input: sent, unknown: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('is compressed when it would be long', async () => {
    const long = { topic: 'Bread and butter. '.repeat(500) };
    const fragment = await write(long);
    expect(fragment).toMatch(/^#input-z=/);
    expect(fragment.length).toBeLessThan(1_000);
    expect(await read(fragment)).toMatchObject({ input: long });
    expect(await write({ topic: 'Bread' })).toMatch(/^#input=/);
  });
});

describe('parameters that are too large', () => {
  it.each([30_000, 1_000_000])('have no link: %i random characters', async (length) => {
    const words = Array.from({ length: length / 10 }, (_, index) => ((index + 1) * 7_368_787_111).toString(36));
    expect(await write({ topic: words.join('') })).toBe('');
  });

  it('have no link that could not be opened: characters of several bytes', async () => {
    expect(await write({ topic: 'é'.repeat(150_000) })).toBe('');
  });
});

describe('a fragment of unknown origin', () => {
  it('is never more than a refusal or known parameters', async () => {
    const someText = anyText({ maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('#input=', '#input-z='), someText, async (prefix, text) => {
        expect((await read(prefix + text)).kind).toBe('refused');
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const opened = await read(encode({ version: 1, slug: 'write_note', input: value }));
        if (opened.kind === 'parameters')
          for (const key of Object.keys(opened.input)) expect(['topic', 'words', 'data']).toContain(key);
      }),
    );
  });

  it('loses parameters that the action does not have', async () => {
    const hostile = JSON.parse('{"topic":"Bread","__proto__":{"polluted":1},"authorization":"Bearer x"}') as object;
    const opened = await read(encode({ version: 1, slug: 'write_note', input: hostile }));
    expect(opened).toEqual({ kind: 'parameters', input: { topic: 'Bread' }, unknown: ['__proto__', 'authorization'] });
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['another action', encode({ version: 1, slug: 'other', input: {} }), 'it is for another action'],
    ['no version', encode({ slug: 'write_note', input: {} }), 'it is damaged'],
    ['a list of parameters', encode({ version: 1, slug: 'write_note', input: [] }), 'it is damaged'],
    ['too many characters', `#input=${'a'.repeat(LONGEST_LINK)}`, 'it is longer than 8,000 characters'],
  ])('is refused with %s', async (_, fragment, reason) => {
    expect(await read(fragment)).toEqual({ kind: 'refused', reason: `The link could not be opened: ${reason}.` });
  });

  it('is refused when it unpacks to more than a form holds', async () => {
    const bomb = await compress(
      JSON.stringify({ version: 1, slug: 'write_note', input: { topic: 'a'.repeat(300_000) } }),
    );
    const fragment = `#input-z=${Buffer.from(bomb).toString('base64url')}`;
    expect(fragment.length).toBeLessThan(LONGEST_LINK);
    expect(await read(fragment)).toEqual(DAMAGED);
  });

  it('is told from other fragments', () => {
    expect(['#input=a', '#input-z=a', '#run=1', '#inputs', ''].map(isShareFragment)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
