import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVICES } from '../database/logins.ts';
import { type AllServices, migrateAllServices } from './all-services.ts';
import { checkBodies } from './check-bodies.ts';
import { functionFiles } from './function-files.ts';

const SCHEMAS = SERVICES.flatMap((service) => [service, `${service}_api`]);
let services: AllServices;

beforeAll(async () => {
  await loadModule();
  services = await migrateAllServices();
});

afterAll(() => services.stop());

it('finds nothing wrong in the body of any function', async () => {
  const { count, problems } = await checkBodies(services.admin, SCHEMAS);
  expect(problems).toEqual([]);
  expect(count).toBe(functionFiles().filter(({ text }) => text.includes('language plpgsql')).length);
});

it.each([
  ['a column', 'v_balance := (select balanse from credit_account);', 'column "balanse" does not exist'],
  [
    'a column to write',
    'update credit_account set balanse = 0;',
    'column "balanse" of relation "credit_account" does not exist',
  ],
  ['a table', 'perform from credit_acount;', 'relation "credit_acount" does not exist'],
  ['a variable', 'if v_balanse > 0 then return; end if;', 'column "v_balanse" does not exist'],
  ['a function', 'perform grant_credit(p_user);', 'function grant_credit(uuid) does not exist'],
  ['a type', `perform 1 where p_user = 1;`, 'operator does not exist: uuid = integer'],
  [
    'a field of a loop',
    'for v_row in select user_id from api_key loop perform v_row.id; end loop;',
    'missing FROM-clause entry for table "v_row": SELECT v_row.id',
  ],
  [
    'a field of a row',
    'select * into v_row from api_key; perform v_row.key;',
    'missing FROM-clause entry for table "v_row": SELECT v_row.key',
  ],
  ['a field of a table', 'perform v_key.key;', 'missing FROM-clause entry for table "v_key": SELECT v_key.key'],
  ['the columns of a result', 'return query select 1::bigint, 2;', 'gives (bigint, integer) and not (bigint)'],
])('finds a mistake in %s', async (_, line, message) => {
  await services.admin.query(`
    create or replace function accounts.mistaken(p_user uuid) returns table (total bigint) language plpgsql
    set search_path = accounts as $body$
    declare v_balance bigint; v_row record; v_key api_key;
    begin ${line} end $body$`);
  try {
    const { problems } = await checkBodies(services.admin, ['accounts']);
    expect(problems.join('\n')).toContain(`accounts.mistaken: ${message}`);
  } finally {
    await services.admin.query('drop function accounts.mistaken');
  }
});
