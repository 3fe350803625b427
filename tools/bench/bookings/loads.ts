import type { Load } from '../ledger/loads.ts';

export const MAX_SESSIONS = 100;

/** What the other benchmarks call accounts are the sessions that are booked, chosen at random. */
export const LOADS: readonly Load[] = [1, MAX_SESSIONS].flatMap((accounts) =>
  [1, 16, 64].map((clients) => ({ accounts, clients })),
);

export function loadName({ accounts, clients }: Load): string {
  return `${accounts === 1 ? 'one hot session' : `${accounts} sessions`}, ${clients} client${clients === 1 ? '' : 's'}`;
}

const PREFIX = '00000000-0000-7000-8000-';

/** The n-th session of the benchmark. */
export function sessionId(number: number): string {
  return `${PREFIX}${number.toString(16).padStart(12, '0')}`;
}

/** The same in SQL, of a number. */
export function sessionIdSql(number: string): string {
  return `('${PREFIX}' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}
