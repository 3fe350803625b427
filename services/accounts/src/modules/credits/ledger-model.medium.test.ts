import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { actionsPool } from '../../testing/actions-pool';
import { steps } from './testing/ledger-steps';
import { LedgerWorld } from './testing/ledger-world';

const SEQUENCES_AT_ONCE = 8;
const ROUNDS = Number(process.env['LEDGER_ROUNDS'] ?? 250);
const seed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2_147_483_647);

let db: TestDatabase;
let owner: Pool;
let actions: Pool;

beforeAll(async () => {
  db = await startTestDatabase(database);
  owner = new Pool({ connectionString: db.ownerUrl, max: SEQUENCES_AT_ONCE });
  actions = actionsPool(db.url, SEQUENCES_AT_ONCE);
});

afterAll(async () => {
  await Promise.all([owner.end(), actions.end()]);
  await db.stop();
});

afterEach(async () => {
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
});

it('agrees with a model after any sequence of commands, while other sequences run beside it', async () => {
  let commands = 0;
  const sequences = fc.array(steps, { minLength: SEQUENCES_AT_ONCE, maxLength: SEQUENCES_AT_ONCE });
  await fc.assert(
    fc.asyncProperty(sequences, async (all) => {
      await Promise.all(
        all.map(async (sequence) => {
          const world = await LedgerWorld.create(owner, actions);
          for (const step of sequence) await world.perform(step);
          await world.compare();
          commands += sequence.length;
        }),
      );
    }),
    { numRuns: ROUNDS, seed, endOnFailure: true },
  );
  const { rows } = await owner.query<{ lines: string }>('select count(*) as lines from ledger_entry');
  process.stdout.write(
    `${ROUNDS * SEQUENCES_AT_ONCE} sequences of ${commands} commands, ${rows[0]?.lines} lines (LEDGER_SEED=${seed})\n`,
  );
}, 180_000);
