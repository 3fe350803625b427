/** Bounded: `ROUNDS=3 SECONDS=1` tries it in half a minute. */
export const settings = {
  rounds: Number(process.env['ROUNDS'] ?? 8),
  /** How long each of the two halves of a round is. */
  seconds: Number(process.env['SECONDS'] ?? 3),
  /** Calls that hang on the locked account, on both replicas together. */
  hanging: Number(process.env['HANGING'] ?? 30),
  /** PostgreSQL here, the replicas on the next two. */
  port: Number(process.env['PORT'] ?? 4740),
};

/** p95 of other accounts while calls hang, over p95 without. */
export const AT_MOST = 1.5;
