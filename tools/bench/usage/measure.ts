import type { Case } from './cases.ts';
import type { Reader } from './reader.ts';

export type Account = 'large' | 'small';

/** The times of one case, in milliseconds. */
export interface Measured {
  readonly of: Case;
  readonly times: Record<Account, number[]>;
}

/** Reads every case as often as there are rounds. The two accounts take turns, so what the machine does meanwhile meets both. */
export async function measure(
  readers: Record<Account, Reader>,
  cases: readonly Case[],
  rounds: number,
): Promise<Measured[]> {
  const measured = cases.map((of): Measured => ({ of, times: { large: [], small: [] } }));
  const totals = { large: await readTotals(readers.large), small: await readTotals(readers.small) };
  const WARM_UP = 3;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const { of, times } of measured) {
      const order: Account[] = round % 2 === 0 ? ['large', 'small'] : ['small', 'large'];
      for (const account of order) {
        const { ms } = await readers[account].read(of.path(totals[account].get(of.filter) ?? 0));
        if (round >= 0) times[account].push(ms);
      }
    }
  }
  return measured;
}

async function readTotals(reader: Reader): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  for (const filter of ['all', 'api_actions', 'tools', 'purchases']) {
    const { body } = await reader.read(`ledger/extent?p_filter_type=${filter}`);
    totals.set(filter, (JSON.parse(body) as { total: number }).total);
  }
  return totals;
}
