import { describe, expect, it } from 'vitest';
import type { Param } from '../../engine/input-schema';
import { readMessage } from '../read-message';
import { extractArguments } from './extract-arguments';

const extract = (params: readonly Param[], text: string) => extractArguments({ params }, readMessage(text));

const email: Param = { key: 'email', label: 'Email', kind: 'string', required: true };
const topic: Param = { key: 'topic', label: 'Topic', kind: 'string', required: true };
const rows: Param = { key: 'rows', label: 'Rows', kind: 'json', required: true };

describe('arguments of a message', () => {
  it.each<[string, Param[], string, Record<string, unknown>]>([
    [
      'typed data',
      [email, { key: 'check_mx', label: 'MX', kind: 'boolean' }],
      'is ana@example.com ok? with MX',
      { email: 'ana@example.com', check_mx: true },
    ],
    [
      'a file by its address',
      [{ key: 'file', label: 'File', kind: 'string', ui: { accept: ['application/pdf'] } }],
      'read https://example.com/a.pdf',
      { file: 'https://example.com/a.pdf' },
    ],
    [
      'no file by a name alone',
      [{ key: 'file', label: 'File', kind: 'string', ui: { accept: ['application/pdf'] } }],
      'read a.pdf',
      {},
    ],
    [
      'a number by its unit',
      [{ key: 'radius_km', label: 'Radius', kind: 'number' }],
      '3 shops within 2,5 km',
      { radius_km: 2.5 },
    ],
    [
      'metres as kilometres',
      [{ key: 'radius_km', label: 'Radius', kind: 'number' }],
      'à moins de 800 m',
      { radius_km: 0.8 },
    ],
    [
      'hours as minutes',
      [{ key: 'duration_min', label: 'Duration', kind: 'number' }],
      'une réunion de 2 heures',
      { duration_min: 120 },
    ],
    [
      'an hour in words',
      [{ key: 'duration_min', label: 'Duration', kind: 'number' }],
      'half an hour? no, una hora',
      { duration_min: 60 },
    ],
    [
      'a number by its label',
      [{ key: 'variants', label: 'Variants', kind: 'number' }],
      'I want 3 variants',
      { variants: 3 },
    ],
    [
      'a choice by its label',
      [{ key: 'platform', label: 'Platform', kind: 'enum', enum: [{ value: 'g', label: 'Google Ads' }] }],
      'for google ads please',
      { platform: 'g' },
    ],
    [
      'a language by its name',
      [
        {
          key: 'language',
          label: 'Language',
          kind: 'enum',
          enum: [
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Spanish' },
          ],
        },
      ],
      'en español',
      { language: 'es' },
    ],
    [
      'several choices',
      [
        {
          key: 'networks',
          label: 'Networks',
          kind: 'array<enum>',
          enum: [
            { value: 'x', label: 'X' },
            { value: 'facebook', label: 'Facebook' },
          ],
        },
      ],
      'fb and twitter',
      { networks: ['x', 'facebook'] },
    ],
    ['a text in quotes', [topic], 'write about «le printemps» now', { topic: 'le printemps' }],
    ['a text after a colon', [topic], 'write this: spring is here', { topic: 'spring is here' }],
    ['a text after "about"', [topic], 'un post sur le printemps', { topic: 'le printemps' }],
    ['no text that nothing marks', [topic], 'write a post', {}],
    ['neither of two texts', [topic, { ...topic, key: 'audience', label: 'Audience' }], 'write this: spring', {}],
    [
      'lines with names',
      [topic, { ...topic, key: 'audience', label: 'Audience' }],
      'topic: spring\naudience: bakers',
      { topic: 'spring', audience: 'bakers' },
    ],
    ['pasted JSON', [rows], 'sort these [{"a":"]"},{"a":2}] by size', { rows: [{ a: ']' }, { a: 2 }] }],
    [
      'a pasted table',
      [rows],
      'sort these\nname;age\nAnn;30\nBob;41',
      {
        rows: [
          { name: 'Ann', age: '30' },
          { name: 'Bob', age: '41' },
        ],
      },
    ],
    [
      'JSON with the names of parameters',
      [email, rows],
      '{"email":"a@example.com","rows":[]}',
      { email: 'a@example.com', rows: [] },
    ],
    [
      'a place and a trade',
      [
        { ...topic, key: 'city' },
        { ...topic, key: 'category' },
      ],
      'bakers in New York',
      { city: 'New York', category: 'bakers' },
    ],
    ['a country', [{ key: 'country', label: 'Country', kind: 'string' }], 'un numéro en Espagne', { country: 'ES' }],
    [
      'what is shown only',
      [
        { key: 'kind', label: 'Kind', kind: 'string', default: 'url' },
        { key: 'phone', label: 'Phone', kind: 'string', showIf: { key: 'kind', equals: 'vcard' } },
      ],
      'call 06 11 22 33 44',
      {},
    ],
    [
      'each piece of data once',
      [
        { key: 'logo', label: 'Logo', kind: 'string', ui: { accept: ['image/*'] } },
        { key: 'url', label: 'Page', kind: 'string', required: true },
      ],
      'open https://example.com',
      { url: 'https://example.com' },
    ],
  ])('are read: %s', (_, params, text, found) => {
    expect(extract(params, text)).toEqual(found);
  });

  it('do not reach prototypes', () => {
    const found = extract([rows], '{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('are read in bounded time from brackets that never close', () => {
    const startedAt = performance.now();
    extract([rows, topic], `[${'1,'.repeat(100_000)}${'1 x]'.repeat(10_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
