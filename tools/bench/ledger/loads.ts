/** So many clients, each of which asks again as soon as it is answered, on accounts chosen at random. */
export interface Load {
  readonly accounts: number;
  readonly clients: number;
}

export const MAX_ACCOUNTS = 1_000;

/** A rate limit that no load reaches: calls are counted, and none is refused. */
export const UNLIMITED_CALLS = 1_000_000_000;

export const LOADS: readonly Load[] = [1, MAX_ACCOUNTS].flatMap((accounts) =>
  [1, 16, 64].map((clients) => ({ accounts, clients })),
);

export function loadName({ accounts, clients }: Load): string {
  return `${accounts === 1 ? 'one hot account' : `${accounts.toLocaleString('en')} accounts`}, ${clients} client${clients === 1 ? '' : 's'}`;
}

/** The n-th account of the benchmark; pgbench makes the same from a number. */
export function accountId(number: number): string {
  const hex = number.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
