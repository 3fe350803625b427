import type { Client } from 'pg';
import { checkBody, type CheckedFunction } from './check-body.ts';
import { parseBody } from './plpgsql-body.ts';

const PLPGSQL_FUNCTIONS = `
  select routine.oid::regproc::text as name, pg_get_functiondef(routine.oid) as definition,
    coalesce((select substr(setting, 13) from unnest(routine.proconfig) setting where setting like 'search_path=%'),
             regexp_replace(nspname, '_api$', '')) || ', pg_temp' as "searchPath",
    (select min(tgrelid::regclass::text) from pg_trigger where tgfoid = routine.oid) as table,
    case when 't' = any (routine.proargmodes) then array(
      select format_type(type, null) from unnest(routine.proallargtypes, routine.proargmodes) with ordinality as argument (type, mode, place)
      where mode = 't' order by place) end as columns
  from pg_proc routine
  join pg_namespace namespace on namespace.oid = routine.pronamespace
  join pg_language language on language.oid = routine.prolang
  where lanname = 'plpgsql' and nspname = any ($1)
  order by 1`;

/** What is wrong in the bodies of all PL/pgSQL functions of some schemas, and how many functions there are. */
export async function checkBodies(
  client: Client,
  schemas: readonly string[],
): Promise<{ readonly count: number; readonly problems: readonly string[] }> {
  const { rows } = await client.query<CheckedFunction & { definition: string }>(PLPGSQL_FUNCTIONS, [schemas]);
  const problems: string[] = [];
  for (const row of rows) problems.push(...(await checkBody(client, row, parseBody(row.definition))));
  return { count: rows.length, problems };
}
