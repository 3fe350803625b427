/** SQL that makes the table which `Throttle` counts in. */
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
