/** Bounded: `ROUNDS=1 SECONDS=1 REQUESTS=200` tries it in a minute, `ONLY=pages` measures the pages alone. */
export const settings = {
  rounds: Number(process.env['ROUNDS'] ?? 5),
  seconds: Number(process.env['SECONDS'] ?? 3),
  /** Of each page, in each round. */
  requests: Number(process.env['REQUESTS'] ?? 1_000),
  onlyPages: process.env['ONLY'] === 'pages',
};
