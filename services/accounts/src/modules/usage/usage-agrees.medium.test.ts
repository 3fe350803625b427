import { text } from 'node:stream/consumers';
import { startTestDatabase } from '@declic/nest-kit/testing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { aUser } from '../../testing/a-user';
import { toLedgerCsv } from './ledger-csv';
import type { UsageFilter, LedgerLine } from './ledger-line';
import { LedgerRepository, type LedgerSelection } from './ledger.repository';
import { LedgerService } from './ledger.service';
import { aLedger, type ExpectedLine } from './testing/a-ledger';
import { randomSteps } from './testing/random-steps';
import { UsageRepository } from './usage.repository';

const FILTERS = ['all', 'api_actions', 'tools', 'purchases'] as const satisfies UsageFilter[];
const BEGIN = new Date('2026-03-01T00:00:00Z');
const DAY = 86_400_000;
const CHECKPOINTS = Array.from({ length: 10 }, (_, index) => 500 * (index + 1));

const db = await startTestDatabase(database);
afterAll(() => db.stop());

const ledger = new LedgerService(new LedgerRepository(db.dataSource));
const usage = new UsageRepository(db.dataSource);
// Another account with lines in the same period: none of them may count.
const other = await aUser(db);
await aLedger(db, other.id, randomSteps(2_500, { seed: 2, from: BEGIN, spanMs: 40 * DAY }));
const user = await aUser(db);
const lines = await aLedger(db, user.id, randomSteps(5_300, { seed: 1, from: BEGIN, spanMs: 40 * DAY }));

it('reads a ledger that is sound', async () => {
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
});

/** Periods whose ends fall on lines, just beside them, outside the ledger, and nowhere. */
const moment = fc.tuple(fc.integer({ min: -50, max: 5_350 }), fc.constantFrom(-1, 0, 1)).map(([index, beside]) => {
  const at = lines[Math.min(Math.max(index, 0), lines.length - 1)]?.ts ?? BEGIN;
  const outside = index < 0 ? -DAY : index >= 5_300 ? DAY : 0;
  return new Date(at.getTime() + outside + beside);
});
const selection = fc
  .record({
    filter: fc.constantFrom(...FILTERS),
    ends: fc.tuple(fc.option(moment, { freq: 8 }), fc.option(moment, { freq: 8 })),
    asOf: fc.option(fc.integer({ min: 0, max: 5_400 })),
  })
  .map(({ filter, ends: [one, other], asOf }): LedgerSelection => {
    const [start, end] = one && other && other < one ? [other, one] : [one, other];
    return { filter, start: start ?? undefined, end: end ?? undefined, asOf: asOf ?? undefined };
  });

function expected({ filter, start, end, asOf }: LedgerSelection): ExpectedLine[] {
  return lines.filter(
    ({ ts, seq, category }) =>
      (!start || ts >= start) &&
      (!end || ts < end) &&
      seq <= (asOf ?? Infinity) &&
      (filter === 'all' || category === filter),
  );
}

const toIds = (newestFirst: readonly LedgerLine[]) => newestFirst.map(({ id }) => Number(id));

describe('random periods, filters and last lines', { timeout: 60_000 }, () => {
  it('the extent, the pages and the file have exactly the lines of the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(selection, fc.integer({ min: 1, max: 100 }), fc.nat(6_000), async (chosen, limit, offset) => {
        const wanted = expected(chosen).toReversed();
        const span = await ledger.span(user.id, chosen);
        expect(span.last - span.first).toBe(wanted.length);
        const page = await ledger.page(user.id, chosen, { limit, offset });
        expect(toIds(page)).toEqual(wanted.slice(offset, offset + limit).map(({ seq }) => seq));
        const file = parse<{ id: string; delta: string }>(await text(toLedgerCsv(ledger.batches(user.id, span))), {
          columns: true,
        });
        expect(file.map(({ id, delta }) => [Number(id), Number(delta)])).toEqual(
          wanted.map(({ seq, delta }) => [seq, delta]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('a summary is the sum of those lines, whichever checkpoints there are', async () => {
    await db.dataSource.query('select write_usage_checkpoints(1000)');
    const checkpoints: { seq: string }[] = await db.owner.query('select seq from usage_checkpoint where user_id = $1', [
      user.id,
    ]);
    expect(checkpoints.map(({ seq }) => Number(seq)).sort((a, b) => a - b)).toEqual(CHECKPOINTS);
    await db.owner.query('create table written_checkpoint as table usage_checkpoint');
    await fc.assert(
      fc.asyncProperty(selection, fc.subarray(CHECKPOINTS), async (chosen, lost) => {
        await db.owner.query('delete from usage_checkpoint where user_id = $1 and seq = any ($2)', [user.id, lost]);
        const { filter, start, end } = chosen;
        const found = await usage.summarise(user.id, filter, { start, end });
        expect(sorted(found)).toEqual(sorted(summed(expected({ filter, start, end }))));
        await db.owner.query('insert into usage_checkpoint table written_checkpoint on conflict do nothing');
      }),
      { numRuns: 100 },
    );
  });

  it('the balance of a moment is that of the last line before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 40 }), async (moments) => {
        const inOrder = moments.toSorted((a, b) => a.getTime() - b.getTime());
        expect(await usage.balancesAt(user.id, inOrder)).toEqual(
          inOrder.map((at) => ({ at, balance: lines.findLast(({ ts }) => ts < at)?.balance_after ?? 0 })),
        );
      }),
      { numRuns: 30 },
    );
  });
});

type Item = Awaited<ReturnType<UsageRepository['summarise']>>[number];

function summed(of: readonly ExpectedLine[]): Item[] {
  const items = new Map<string, Item>();
  for (const { category, transaction_type: type, slug, tool_slug, delta } of of) {
    const key = [category, type, slug, tool_slug].join();
    const { lines: count, credits } = items.get(key) ?? { lines: 0, credits: 0 };
    items.set(key, { category, type, slug: slug ?? tool_slug, lines: count + 1, credits: credits + Math.abs(delta) });
  }
  return [...items.values()];
}

function sorted(items: readonly Item[]): Item[] {
  const toKey = ({ category, type, slug }: Item) => [category, type, slug].join();
  return items.toSorted((a, b) => toKey(a).localeCompare(toKey(b)));
}
