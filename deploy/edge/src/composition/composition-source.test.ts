import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { aComposition, aRemote, toCandidates } from '../testing/a-composition';
import { startUpstream } from '../testing/upstream';
import { CompositionSource } from './composition-source';

/** Sends zeros as fast as they are read. */
const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)) });
const fetchReal = globalThis.fetch;
const packed = gzipSync(Buffer.alloc(256 * 1024 * 1024, ' '));
const bomb = await startUpstream((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed);
});
afterAll(() => bomb.stop());

type Answer = () => Response | Promise<Response>;

const ONE = '0000000000000001';
const TWO = '0000000000000002';
const log = { warn: vi.fn(), info: vi.fn() };

function aSource(answers: Answer[], file?: string) {
  const clock = { now: 0 };
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('no listener');
    return answer();
  });
  return { clock, fetched, source: new CompositionSource({ url: 'http://registry', file, log, now: () => clock.now }) };
}

/** A source that knows the composition `one`, is due to ask again, and has got this answer. */
async function answeredWith(answer: Answer, file?: string) {
  const made = aSource([answering(ONE), answer], file);
  await made.source.current();
  made.clock.now = 1_000;
  await made.source.refresh();
  return made;
}

const answering = (id: string) => () => Response.json(toCandidates(aComposition({ id })));
const neverAnswering = () => new Promise<Response>(() => undefined);
const aFile = () => join(mkdtempSync(join(tmpdir(), 'composition-')), 'deep', 'composition.json');
const kept = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const BAD_ANSWERS: [string, Answer][] = [
  ['an error', () => new Response('no', { status: 500 })],
  ['a page', () => new Response('<!doctype html>')],
  ['other JSON', () => Response.json({ status: 404 })],
  ['half of it', () => new Response(`{"id":"${TWO}","remotes":[{"na`)],
  ['an id that no page takes', () => Response.json(toCandidates(aComposition({ id: 'two' })))],
  ['more than any composition has', () => new Response(endless())],
  ['a little that unpacks to more than that', () => fetchReal(bomb.url)],
  ['no remotes', () => Response.json(toCandidates(aComposition({ id: TWO, remotes: [] })))],
];

afterEach(() => vi.restoreAllMocks());

it('asks once for pages that come together', async () => {
  const { source, fetched } = aSource([answering(ONE)]);

  await Promise.all([source.current(), source.current(), source.current()]);

  expect(fetched).toHaveBeenCalledTimes(1);
});

it('serves what it has while it asks for the next', async () => {
  const { source, clock } = aSource([answering(ONE), answering(TWO)]);
  await source.current();
  clock.now = 250;

  expect((await source.current())?.id).toBe(ONE);
  await source.refresh();
  expect((await source.current())?.id).toBe(TWO);
});

it('does not let a page wait for a registry that never answers', async () => {
  const { source, clock, fetched } = aSource([answering(ONE), neverAnswering]);
  await source.current();
  clock.now = 1_000;

  expect((await source.current())?.id).toBe(ONE);
  expect((await source.current())?.id).toBe(ONE);
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe.each(BAD_ANSWERS)('after %s', (_what, answer) => {
  it('serves the last good one', async () => {
    const { source } = await answeredWith(answer);

    expect((await source.current())?.id).toBe(ONE);
  });

  it('leaves the file as it is', async () => {
    const file = aFile();
    await answeredWith(answer, file);

    expect(kept(file)).toEqual(aComposition({ id: ONE }));
  });
});

it('serves and keeps the last good description of a remote whose new one is malformed', async () => {
  const file = aFile();
  const flow = aRemote({ name: 'mf-flow' });
  const { source } = await answeredWith(
    () => Response.json(toCandidates({ id: TWO, remotes: [flow, { ...aRemote(), areas: null }] })),
    file,
  );

  expect(await source.current()).toEqual(aComposition({ id: TWO, remotes: [flow, aRemote()] }));
  expect(kept(file)).toEqual(aComposition({ id: TWO, remotes: [flow, aRemote()] }));
});

it('asks a registry that fails less and less often', async () => {
  const { source, clock, fetched } = aSource([]);
  const attempts: number[] = [];
  for (clock.now = 0; clock.now < 30_000; clock.now += 100) {
    const before = fetched.mock.calls.length;
    await source.refresh();
    if (fetched.mock.calls.length > before) attempts.push(clock.now);
  }

  expect(attempts).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 23_500]);
});

it('asks seldom while no page is asked for', async () => {
  const { source, clock, fetched } = aSource(Array.from({ length: 500 }, () => answering(ONE)));
  await source.current();
  for (clock.now = 100_000; clock.now < 110_000; clock.now += 250) await source.refresh();

  expect(fetched.mock.calls.length).toBeLessThanOrEqual(6);
});

describe('after a restart', () => {
  it('serves what it served before, without waiting for the registry', async () => {
    const file = aFile();
    await aSource([answering(ONE)], file).source.current();
    vi.restoreAllMocks();

    const { source } = aSource([neverAnswering], file);
    expect((await source.current())?.id).toBe(ONE);
  });

  it('does not replace it by an empty answer', async () => {
    const file = aFile();
    await aSource([answering(ONE)], file).source.current();
    vi.restoreAllMocks();

    const { source } = aSource([() => Response.json(toCandidates(aComposition({ id: TWO, remotes: [] })))], file);
    await source.refresh();
    expect((await source.current())?.id).toBe(ONE);
    expect(kept(file)).toEqual(aComposition({ id: ONE }));
  });

  it('asks the registry when the file was cut off', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'composition-')), 'composition.json');
    writeFileSync(file, '{"id":"on');

    expect((await aSource([answering(ONE)], file).source.current())?.id).toBe(ONE);
  });
});
