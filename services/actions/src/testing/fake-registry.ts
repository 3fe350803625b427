import type { Action } from '../engine/action';
import { defineAction } from '../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../engine/files';
import { closedObject } from '../engine/output-schema';
import { RejectedInputError, UpstreamError } from '../engine/run-errors';
import { testFacts } from './test-facts';

const facts = { ...testFacts, credit_cost: 7 };

/** An action that costs 7 credits. */
export const anAction = (slug: string, handler: () => object | Promise<object>, timeoutMs = 1_000) =>
  defineAction({
    ...facts,
    slug,
    limits: { timeoutMs, maxInputBytes: 100 },
    output: { type: 'object', required: ['done'] },
    handler,
  });

/** Actions that go wrong in every way there is, and one that works. */
const fakeActions: readonly Action[] = [
  anAction('throws', () => Promise.reject(new Error('boom'))),
  anAction('hangs', () => new Promise<object>(() => undefined), 50),
  anAction('rejects', () => Promise.reject(new RejectedInputError('file', 'The PDF has a password.'))),
  anAction('finds_nobody', () => Promise.reject(new UpstreamError('The page did not answer.'))),
  anAction('lies', () => ({ nothing: true })),
  anAction('unwritable', () => ({ done: 1n })),
  anAction('works', () => ({ done: true })),
];

/** An action that reads a text file, and gives it back in capitals. */
export const readsFile = defineAction({
  ...facts,
  slug: 'reads_file',
  aliases: ['file-reader'],
  limits: { timeoutMs: 1_000, maxInputBytes: 100, maxFileBytes: 2_000_000 },
  input: {
    params: [{ key: 'file', label: 'File', kind: 'string', required: true, ui: { accept: ['text/csv', 'text/html'] } }],
  },
  output: closedObject({ file: FILE_SCHEMA, name: { type: 'string' }, mime: { type: 'string' }, engine: {} }),
  handler: ({ file: { name, mime, bytes } }) => ({
    name,
    mime,
    file: outputFile(name, mime, Buffer.from(Buffer.from(bytes).toString().toUpperCase())),
  }),
});

/** An action that makes two files of four bytes. */
export const makesTwoFiles = defineAction({
  ...facts,
  slug: 'makes_two_files',
  handler: () => ({ files: ['one.', 'two.'].map((text) => outputFile('a.txt', 'text/plain', Buffer.from(text))) }),
});

/** An action of 3 credits whose text a model can write, for 5. */
export const writesText = defineAction({
  ...facts,
  slug: 'writes_text',
  engine: 'template',
  credit_cost: 3,
  llm: {
    credit_cost: 5,
    rewrites: 'result',
    parts: ['text'],
    instructions: 'Write it anew.',
    finish: (result) => ({ ...result, length: String(result.text).length }),
  },
  output: closedObject({
    text: { type: 'string', maxLength: 60 },
    length: { type: 'integer' },
    engine: { const: 'template' },
  }),
  handler: () => ({ text: 'The plan of Acme saves 12 hours.', length: 32 }),
});

/** An action that ends when the test says so. */
export function heldAction() {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { action: anAction('held', () => promise, 10_000), release: () => resolve({ done: true }) };
}

/** The fake actions, and some of the test's own. */
export function registryWith(...own: readonly Action[]) {
  return aRegistry([...fakeActions, ...own]);
}

/** A catalogue of these actions, which may change. */
export function aRegistry(list: readonly Action[]) {
  const find = (slug: string) => list.find((action) => action.slug === slug || action.aliases.includes(slug));
  return {
    find,
    findListed: find,
    findObstacle: () => null,
    isCutOff: () => false,
    list: () => list,
    listEnabled: () => list,
  };
}

export const fakeRegistry = registryWith();
