/** No page stays open for longer without having asked again. */
const REMEMBERED = '7 days';

/** The SQL expression of the versions of the choice `alias` that a withdrawal or a rollback has put aside lately, the newest first. */
export function withdrawnOf(alias: string): string {
  return `ARRAY(SELECT aside.version
     FROM release aside
    WHERE aside.name = ${alias}.name AND aside.version NOT IN (${alias}.version, coalesce(${alias}.canary, ''))
      AND greatest(aside.withdrawn_at, aside.rolled_back_at) > now() - interval '${REMEMBERED}'
    ORDER BY aside.position DESC
    LIMIT 100)`;
}
