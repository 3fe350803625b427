import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { aComposition } from '../testing/a-composition';
import { CompositionSource } from './composition-source';

const log = { warn: vi.fn(), info: vi.fn() };

function aSource(answers: (() => Response)[], file?: string) {
  const clock = { now: 0 };
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('no listener');
    return answer();
  });
  return { clock, fetched, source: new CompositionSource({ url: 'http://registry', file, log, now: () => clock.now }) };
}

const answering = (id: string) => () => Response.json(aComposition({ id }));

it('asks once for pages that come together', async () => {
  const { source, fetched } = aSource([answering('one')]);

  await Promise.all([source.current(), source.current(), source.current()]);

  expect(fetched).toHaveBeenCalledTimes(1);
});

it('asks again after a moment', async () => {
  const { source, clock } = aSource([answering('one'), answering('two')]);

  expect((await source.current())?.id).toBe('one');
  expect((await source.current())?.id).toBe('one');
  clock.now = 250;
  expect((await source.current())?.id).toBe('two');
});

it.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['a page', () => new Response('<!doctype html>')],
  ['other JSON', () => Response.json({ status: 404 })],
])('keeps the last good one when the registry answers with %s', async (_what, answer) => {
  const { source, clock } = aSource([answering('one'), answer]);
  await source.current();
  clock.now = 1_000;

  expect((await source.current())?.id).toBe('one');
});

it('does not make every page wait for a registry that is down', async () => {
  const { source, clock, fetched } = aSource([]);

  await source.current();
  clock.now = 999;
  await source.current();

  expect(fetched).toHaveBeenCalledTimes(1);
});

it('remembers across a restart', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'composition-')), 'deep', 'composition.json');
  await aSource([answering('one')], file).source.current();
  vi.restoreAllMocks();

  expect((await aSource([], file).source.current())?.id).toBe('one');
});

it('is not upset by a memory that was cut off', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'composition-')), 'composition.json');
  writeFileSync(file, '{"id":"on');

  expect(await aSource([], file).source.current()).toBeUndefined();
});
