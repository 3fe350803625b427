const rows = Number(process.env['ROWS'] ?? 50_000_000);

/** Time is cut into slices, and in each of them every account writes the same number of lines. */
export const SLICES = 1_000;

/** Lines of an account other than the two that are compared. */
export const ORDINARY_LINES = 10_000;

/** `ROWS=500000` proves the benchmark in a minute; the goal is about 50 million. */
export const settings = {
  largeLines: Math.floor(rows / 5 / SLICES) * SLICES,
  smallLines: SLICES,
  ordinaryAccounts: Math.floor((rows * 4) / 5 / ORDINARY_LINES),
  rounds: Number(process.env['ROUNDS'] ?? 200),
  /** PostgreSQL here, the service on the next one. */
  port: Number(process.env['PORT'] ?? 4720),
  /** Where the data lies meanwhile; 50 million lines need about 20 GB. */
  directory: process.env['BENCH_DIR'],
};
