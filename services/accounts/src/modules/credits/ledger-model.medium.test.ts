import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, it } from 'vitest';
import { steps } from './testing/ledger-steps';
import { LedgerWorld } from './testing/ledger-world';
import { startLedger } from './testing/start-ledger';

const SEQUENCES_AT_ONCE = 8;
const ROUNDS = Number(process.env['LEDGER_ROUNDS'] ?? 250);
const seed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2_147_483_647);

const { db, actions } = await startLedger(SEQUENCES_AT_ONCE);
const owner = new Pool({ connectionString: db.ownerUrl, max: SEQUENCES_AT_ONCE });
afterAll(() => owner.end());

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
