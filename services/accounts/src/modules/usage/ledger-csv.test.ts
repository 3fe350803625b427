import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { toLedgerCsv } from './ledger-csv';
import type { LedgerLine } from './ledger-line';

const line: LedgerLine = {
  id: '7',
  ts: '2026-03-01T10:00:00.000Z',
  transaction_type: 'api_action',
  slug: 'email_validate',
  tool_slug: null,
  delta: -1,
  balance_after: 41,
  reason: null,
  request_id: 'request-7',
};

async function renderFile(...batches: LedgerLine[][]): Promise<string> {
  async function* read() {
    yield* batches;
  }
  return text(toLedgerCsv(read()));
}

it('has a column for each field of an entry, in the order of the specification', async () => {
  expect(await renderFile([line])).toBe(
    'id,ts,transaction_type,slug,tool_slug,delta,balance_after,reason,request_id\r\n' +
      '7,2026-03-01T10:00:00.000Z,api_action,email_validate,,-1,41,,request-7\r\n',
  );
});

it('is its header line when there is nothing', async () => {
  expect(await renderFile()).toBe('id,ts,transaction_type,slug,tool_slug,delta,balance_after,reason,request_id\r\n');
});

it('has one header line, however many batches', async () => {
  expect((await renderFile([line], [line], [])).split('\r\n')).toHaveLength(4);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＠SUM(A1)', ' =1+1', '\n=1+1', '\u00a0-1'])(
  'keeps a spreadsheet from calculating %j',
  async (text) => {
    const [, row = ''] = (await renderFile([{ ...line, slug: text }])).split('\r\n');
    expect(row.split(',')[3]?.replaceAll('"', '')).toBe(`'${text}`);
  },
);

it.each(['It said no\nthen =left', 'It said no\rthen =left', 'It said no\r\nthen =left'])(
  'keeps %j in one cell of one row',
  async (reason) => {
    expect(await renderFile([{ ...line, reason }])).toContain(`,41,"${reason}",request-7\r\n`);
  },
);

it('keeps numbers as numbers', async () => {
  expect(await renderFile([{ ...line, delta: -1, balance_after: 0 }])).toContain(',-1,0,');
});

it('quotes what would break a row', async () => {
  expect(await renderFile([{ ...line, reason: 'It said "no",\nthen left' }])).toContain(
    ',"It said ""no"",\nthen left",request-7\r\n',
  );
});

it('reads on as fast as it is read, and stops when it is left', async () => {
  let reads = 0;
  let left = false;
  async function* endless() {
    try {
      for (;;) {
        reads += 1;
        yield Array.from({ length: 1_000 }, () => line);
      }
    } finally {
      left = true;
    }
  }
  const file = toLedgerCsv(endless());
  for (let chunk = 0; chunk < 3; chunk += 1) await once(file, 'readable').then(() => file.read());
  await turn();
  expect(reads).toBeLessThan(6);

  file.destroy();
  await turn();
  const last = reads;
  await turn();
  expect({ reads, left }).toEqual({ reads: last, left: true });
});
