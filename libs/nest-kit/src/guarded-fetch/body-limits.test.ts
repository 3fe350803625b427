import type { RequestListener } from 'node:http';
import * as zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { type FetchedResource, GuardedFetchError } from './guarded-fetch.ts';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { startRawSite, startSite } from './testing/start-site.ts';

const { fetch } = fetchOnLoopback();
const MEGABYTE = 1024 * 1024;
const maxBytes = MEGABYTE;

const { constants } = zlib;
const COMPRESS = {
  gzip: (data: Uint8Array) => zlib.gzipSync(data),
  'x-gzip': (data: Uint8Array) => zlib.gzipSync(data),
  deflate: (data: Uint8Array) => zlib.deflateSync(data),
  br: (data: Uint8Array) => zlib.brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  zstd: (data: Uint8Array) => zlib.zstdCompressSync(data),
};
const CODINGS = Object.keys(COMPRESS) as (keyof typeof COMPRESS)[]; // the keys written above

/** The code of the refusal, or the length of what was read: a failing test does not print megabytes. */
const outcomeOf = (answer: Promise<FetchedResource>) =>
  answer.then(
    ({ bytes }) => `${bytes.length} bytes`,
    (error: unknown) => (error instanceof GuardedFetchError ? error.code : String(error)),
  );

const serving = (body: Uint8Array, coding: string) =>
  startSite((_request, response) => {
    response.setHeader('content-encoding', coding);
    response.end(body);
  });

/** Writes chunks as fast as they are read, until the reader goes. */
const endless =
  (chunk: Uint8Array): RequestListener =>
  (_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  };

it.each(CODINGS)('decompresses %s', async (coding) => {
  const { origin } = await serving(COMPRESS[coding](Buffer.from('hello')), coding.toUpperCase());
  expect((await fetch(origin)).text()).toBe('hello');
});

it.each(CODINGS)('ends a %s bomb of 20 MB at the limit', async (coding) => {
  const bomb = COMPRESS[coding](Buffer.alloc(20 * MEGABYTE));
  expect(bomb.length).toBeLessThan(100_000);
  const { origin } = await serving(bomb, coding);
  expect(await outcomeOf(fetch(origin, { maxBytes }))).toBe('too_large');
});

it('keeps little in memory of what a bomb unpacks to', async () => {
  const { origin } = await serving(COMPRESS.br(Buffer.alloc(100 * MEGABYTE)), 'br');
  const before = process.memoryUsage().arrayBuffers;
  expect(await outcomeOf(fetch(origin, { maxBytes }))).toBe('too_large');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MEGABYTE);
});

it('refuses zstd that needs a window of more than 8 MB', async () => {
  const params = { [constants.ZSTD_c_windowLog]: 27 };
  const { origin } = await serving(zlib.zstdCompressSync(Buffer.alloc(20 * MEGABYTE), { params }), 'zstd');
  expect(await outcomeOf(fetch(origin, { maxBytes: 50 * MEGABYTE }))).toBe('bad_response');
});

it('ends compressed data that unpacks to nothing at the limit', async () => {
  // An empty stored block of DEFLATE, after the header of gzip.
  const emptyBlocks = Buffer.alloc(64 * 1024, Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]));
  const aligned = emptyBlocks.subarray(0, emptyBlocks.length - (emptyBlocks.length % 5));
  const header = zlib.gzipSync('').subarray(0, 10);
  const { origin } = await startSite((request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.write(header);
    endless(aligned)(request, response);
  });
  expect(await outcomeOf(fetch(origin, { maxBytes, timeoutMs: 3_000 }))).toBe('too_large');
});

it('ends an endless chunked body at the limit', async () => {
  const { origin } = await startSite(endless(Buffer.alloc(64 * 1024, 'x')));
  expect(await outcomeOf(fetch(origin, { maxBytes }))).toBe('too_large');
});

it('takes a body of exactly the limit', async () => {
  const { origin } = await startSite((_request, response) => response.end(Buffer.alloc(MEGABYTE)));
  expect((await fetch(origin, { maxBytes })).bytes).toHaveLength(MEGABYTE);
});

it('names the limit in its message', async () => {
  const { origin } = await startSite(endless(Buffer.alloc(64 * 1024)));
  await expect(fetch(origin, { maxBytes })).rejects.toThrow('The answer is larger than 1 MB.');
});

it('closes the connection when the limit is reached', async () => {
  const closed = Promise.withResolvers<boolean>();
  const { origin } = await startSite((request, response) => {
    response.on('close', () => closed.resolve(true));
    endless(Buffer.alloc(64 * 1024))(request, response);
  });
  await expect(fetch(origin, { maxBytes: 1_000 })).rejects.toMatchObject({
    message: 'The answer is larger than 1000 bytes.',
  });
  expect(await closed.promise).toBe(true);
});

it('reads nothing where status and headers are enough', async () => {
  const { origin } = await startSite(endless(Buffer.alloc(64 * 1024)));
  expect(await fetch(origin, { discardBody: true, maxBytes: 1 })).toMatchObject({
    status: 200,
    bytes: new Uint8Array(),
  });
});

it.each(['gzip, gzip', 'compress', 'constructor', 'gzip;q=1'])('refuses the coding %s', async (coding) => {
  const { origin } = await serving(zlib.gzipSync(zlib.gzipSync('x')), coding);
  expect(await outcomeOf(fetch(origin))).toBe('bad_response');
});

it.each(CODINGS)('refuses data that is not %s', async (coding) => {
  const { origin } = await serving(Buffer.from('plain text'), coding);
  expect(await outcomeOf(fetch(origin))).toBe('bad_response');
});

const replying = (bytes: string) =>
  startRawSite((socket) => {
    socket.once('data', () => socket.end(bytes));
  });

it.each([
  ['a flood of headers', `HTTP/1.1 200 OK\r\n${'x-flood: 1\r\n'.repeat(100_000)}\r\n`],
  ['one endless header', `HTTP/1.1 200 OK\r\nx-flood: ${'x'.repeat(1_000_000)}\r\n\r\n`],
  [
    'a flood of trailers',
    `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n${'x-flood: 1\r\n'.repeat(100_000)}\r\n`,
  ],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 5\r\n\r\nhello'],
  ['length and chunks', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
])('refuses an answer with %s', async (_, bytes) => {
  const { origin } = await replying(bytes);
  expect(await outcomeOf(fetch(origin))).toBe('bad_response');
});

it('refuses a body that is shorter than announced', async () => {
  const { origin } = await replying('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort');
  expect(await outcomeOf(fetch(origin))).toMatch(/^(unreachable|bad_response)$/);
});

it('refuses another protocol that was not asked for', async () => {
  const { origin } = await replying('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
  expect(await outcomeOf(fetch(origin))).toMatch(/^(unreachable|bad_response)$/);
});

it('gives the first answer only when a server sends a second one that was not asked for', async () => {
  const answer = (text: string) => `HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
  const { origin } = await replying(answer('first') + answer('second'));
  expect((await fetch(origin)).text()).toBe('first');
  expect((await fetch(origin)).text()).toBe('first');
});
