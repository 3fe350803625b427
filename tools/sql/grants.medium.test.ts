import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICES } from '../database/logins.ts';
import { type AllServices, migrateAllServices } from './all-services.ts';
import { type FunctionFile, functionFiles } from './function-files.ts';

const files = functionFiles();
let services: AllServices;

beforeAll(async () => {
  services = await migrateAllServices();
});

afterAll(() => services.stop());

/** Every function in a schema of a service with every login that may run it, its owner left out: whether named, through PUBLIC or by default. */
async function executable(): Promise<Map<string, string[]>> {
  const { rows } = await services.admin.query<{ name: string; roles: string[] }>(
    `select routine.oid::regproc::text as name, coalesce(array_agg(role.rolname::text order by role.rolname)
              filter (where has_function_privilege(role.oid, routine.oid, 'execute')), '{}') as roles
       from pg_proc routine
       join pg_namespace namespace on namespace.oid = routine.pronamespace
       left join pg_roles role on role.rolname ~ '_(app|owner)$' and role.oid <> routine.proowner
      where nspname = any ($1) or nspname = any ($2)
      group by routine.oid`,
    [SERVICES, SERVICES.map((service) => `${service}_api`)],
  );
  return new Map(rows.map(({ name, roles }) => [name, roles]));
}

const selectSchema = ({ service, name }: FunctionFile) => (/_v\d+$/.test(name) ? `${service}_api` : service);

it('lets exactly those logins run a function that its file names', async () => {
  const named = files.map((file) => [`${selectSchema(file)}.${file.name}`, file.grantees] as const);
  expect(Object.fromEntries(await executable())).toEqual(Object.fromEntries(named));
});

it('lets only its owner run a function that is made without a file', async () => {
  for (const schema of ['flow', 'flow_api']) {
    const flow = await services.owner('flow');
    await flow.query(`create function ${schema}.unnamed() returns integer language sql begin atomic select 1; end`);
    expect((await executable()).get(`${schema}.unnamed`)).toEqual([]);
    await flow.query(`drop function ${schema}.unnamed()`);
  }
});

describe('a function of one service', () => {
  it('is run by another only from the schema for that, with its version in its name', () => {
    const offered = files.filter(({ service, grantees }) => grantees.some((role) => !role.startsWith(`${service}_`)));
    expect(offered.filter(({ name }) => !/_v\d+$/.test(name))).toEqual([]);
  });

  it('is granted to logins by name: migrating takes the rights of PUBLIC', () => {
    const named = SERVICES.flatMap((service) => [`${service}_app`, `${service}_owner`]);
    const others = files.filter(({ grantees }) => grantees.some((role) => !named.includes(role)));
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});
