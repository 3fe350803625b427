import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '../../engine/action';
import { defineAction } from '../../engine/define-action';
import { readZip } from '../../engine/limits/read-zip';
import { RejectedInputError, UpstreamError } from '../../engine/run-errors';
import { loadLanguageDetector } from '../../text/detect-language';
import { testFacts } from '../test-facts';
import { escapes } from './escapes';
import { rawWrites } from './raw-writes';

const facts = {
  ...testFacts,
  pool: 'worker',
  limits: { timeoutMs: 10_000, maxInputBytes: 100 },
  input: { params: [{ key: 'value', label: 'Value', kind: 'json' }] },
} as const;

let count = 0;
const kept: Buffer[] = [];

type Handler = (input: { readonly value?: unknown }) => object | Promise<object>;

const anAction = (slug: string, handler: Handler, timeoutMs: number = facts.limits.timeoutMs) =>
  defineAction({ ...facts, slug, limits: { ...facts.limits, timeoutMs }, handler });

/** Actions that do what a pool has to survive, and a few that do it no harm. */
const actions: readonly Action[] = [
  defineAction({
    ...facts,
    slug: 'echo',
    handler({ value }, { warn }) {
      if (typeof value === 'object') warn('Read in full.');
      return { value };
    },
  }),
  anAction('process_id', () => ({ pid: process.pid })),
  anAction('count', () => ({ count: (count += 1) })),
  anAction('keep', ({ value }) => {
    kept.push(Buffer.alloc(Number(value), 1));
    return { kept: kept[0]?.length };
  }),
  defineAction({
    ...facts,
    slug: 'clock',
    needs: ['clock'],
    handler: (_input, { clock }) => ({ now: clock.now().toISOString() }),
  }),
  defineAction({ ...facts, slug: 'mail', needs: ['mailExchange'], handler: () => ({ granted: true }) }),
  anAction('sleep', async ({ value }) => {
    await pause(Number(value));
    return {};
  }),
  defineAction({
    ...facts,
    slug: 'read_page',
    needs: ['web'],
    async handler({ value }, { web, signal }) {
      const page = await web.fetch(String(value), { signal });
      return { text: page.text() };
    },
  }),
  defineAction({
    ...facts,
    slug: 'read_and_loop',
    needs: ['web'],
    async handler({ value }, { web, signal }) {
      await web.fetch(String(value), { signal });
      for (;;);
    },
  }),
  anAction('nap', ({ value }) => pause(Number(value), {}), 4_000),
  anAction('regex', () => ({ matches: /^(a+)+$/.test(`${'a'.repeat(64)}!`) }), 1_000),
  anAction('endless', () => {
    process.on('SIGTERM', () => undefined);
    for (;;);
  }),
  anAction('heap', () => {
    const items: unknown[] = [];
    for (;;) items.push(new Array(1_000_000).fill(0));
  }),
  anAction('buffers', () => {
    for (;;) kept.push(Buffer.alloc(50_000_000, 1));
  }),
  anAction('detect_language', async ({ value }) => {
    const detect = await loadLanguageDetector();
    return { language: detect(String(value)), count: (count += 1) };
  }),
  anAction('unzip', async ({ value }) => ({ files: (await readZip(value as Uint8Array, { field: 'value' })).size })), // what callers send
  anAction('read_picture', async ({ value }) => {
    const { readPicture } = await import('@declic/media/picture');
    return readPicture(value as Uint8Array, 1_000); // what callers send
  }),
  anAction('rejects', ({ value }) => {
    throw new RejectedInputError(String(value), 'This PDF has a password.');
  }),
  anAction('loses_upstream', () => {
    throw new UpstreamError('The page is away.');
  }),
  anAction('throws', () => {
    throw new TypeError('boom');
  }),
  anAction('uncloneable', () => ({ value: () => undefined })),
  anAction('exits', () => process.exit(3)),
  anAction('writes', async ({ value }) => {
    rawWrites[String(value)]?.();
    return pause(60_000, {});
  }),
  anAction('escape', async ({ value }) => ({ outcome: await escapes[String(value)]?.() })),
];

export function findAction(slug: string): Action | undefined {
  return actions.find((action) => action.slug === slug);
}
