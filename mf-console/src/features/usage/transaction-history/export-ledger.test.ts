import { serveApi } from '@declic/openapi/testing';
import { expect, it, vi } from 'vitest';
import { csvResponse } from '../../../testing/fake-ledger';
import type { UsageScope } from '../view/usage-scope';
import { exportLedger } from './export-ledger';

const scope: UsageScope = {
  filter: 'tools',
  range: { start: '2026-11-20T00:00:00.000Z', end: '2026-11-21T00:00:00.000Z' },
  pinnedAt: 0,
};

function answerWith(reply: () => Response) {
  return serveApi({ 'GET /api/accounts/ledger/export': reply });
}

function run(onProgress = vi.fn(), { signal } = new AbortController()) {
  return exportLedger(scope, { asOf: 9, signal, onProgress });
}

/** A file that arrives in these pieces, each so many milliseconds after the one before. */
function inPieces(pieces: readonly string[], total: number, pause: number): Response {
  const body = new ReadableStream({
    async start(controller) {
      for (const piece of pieces) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        controller.enqueue(new TextEncoder().encode(piece));
      }
      controller.close();
    },
  });
  return new Response(body, { headers: { 'x-total-count': String(total) } });
}

it('asks for the history as it is on screen, and keeps the name it is given', async () => {
  const api = answerWith(() => csvResponse(['1,x', '2,x']));
  const { name, lines } = await run();

  expect({ name, lines }).toEqual({ name: 'declic-credits-2026-11-21.csv', lines: 2 });
  expect(Object.fromEntries(api.calls[0]?.url.searchParams ?? [])).toEqual({
    p_start_date: '2026-11-20T00:00:00.000Z',
    p_end_date: '2026-11-21T00:00:00.000Z',
    p_filter_type: 'tools',
    p_as_of: '9',
  });
});

it('keeps every byte in order, wherever the pieces were cut', async () => {
  answerWith(() => inPieces(['id,del', 'ta\r\n1,é', 'x\r\n2', ',y\r\n'], 2, 0));
  const { content, name } = await run();
  expect(await content.text()).toBe('id,delta\r\n1,éx\r\n2,y\r\n');
  expect(name).toBe('credit-history.csv');
});

it('says how far it is, in lines', async () => {
  answerWith(() => inPieces(['id\r\n1\r\n', '2\r\n', '3\r\n4\r\n'], 4, 250));
  const onProgress = vi.fn();
  await run(onProgress);
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { lines: 1, total: 4 },
    { lines: 2, total: 4 },
    { lines: 4, total: 4 },
  ]);
});

it('does not mind a line break inside a cell', async () => {
  answerWith(() => csvResponse(['1,"two\r\nlines"']));
  expect((await run()).lines).toBe(1);
});

it('refuses a file that is cut off', async () => {
  answerWith(() => csvResponse(['1,x'], 2));
  await expect(run()).rejects.toThrow('The file ended early.');
});

it('stops waiting when it is cancelled', async () => {
  const controller = new AbortController();
  answerWith(() => new Response(new ReadableStream(), { headers: { 'x-total-count': '5' } }));
  const pending = run(vi.fn(), controller);
  setTimeout(() => controller.abort(), 20);
  await expect(pending).rejects.toThrow();
});
