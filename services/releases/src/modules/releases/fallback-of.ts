/**
 * The SQL expression of the version that stands in for the choice `alias`: the newest other version that rendered for a visitor and
 * that neither a withdrawal nor a rollback has put aside. A canary is on trial and stands in for nothing.
 */
export function fallbackOf(alias: string): string {
  return `(SELECT other.version
     FROM release other
    WHERE other.name = ${alias}.name AND other.version NOT IN (${alias}.version, coalesce(${alias}.canary, ''))
      AND other.rendered_at IS NOT NULL AND other.rolled_back_at IS NULL
      AND other.withdrawn_at IS NULL AND other.collected_at IS NULL
    ORDER BY other.position DESC
    LIMIT 1)`;
}
