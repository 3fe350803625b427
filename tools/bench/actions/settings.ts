/** Bounded: `ROUNDS=1 SECONDS=1 SEARCHES=100` tries it in a minute. */
export const settings = {
  rounds: Number(process.env['ROUNDS'] ?? 9),
  seconds: Number(process.env['SECONDS'] ?? 2),
  searches: Number(process.env['SEARCHES'] ?? 1_000),
};
