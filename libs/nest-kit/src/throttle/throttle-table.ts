/** SQL of the table that the first migrations made. `slidingThrottleTable()` replaces it. */
export function throttleTable(): string {
  // Unlogged: shared by all replicas, and nothing is lost that a crash may not take.
  return `
    CREATE UNLOGGED TABLE throttle (
      bucket text PRIMARY KEY,
      hits integer NOT NULL,
      resets_at timestamptz NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX throttle_expiry ON throttle (resets_at);
  `;
}

/** SQL that makes the table in which `Throttle` counts: the hits of the present window and of the one before it, and what was said to the last hit. */
export function slidingThrottleTable(): string {
  return `
    DROP TABLE throttle;
    CREATE UNLOGGED TABLE throttle (
      bucket text PRIMARY KEY,
      hits integer NOT NULL,
      hits_before integer NOT NULL DEFAULT 0,
      refusals integer NOT NULL DEFAULT 0,
      allowed boolean NOT NULL DEFAULT true,
      started_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX throttle_expiry ON throttle (expires_at);
  `;
}
