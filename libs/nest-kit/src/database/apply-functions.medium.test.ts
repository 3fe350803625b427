import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing';
import { migrate } from './run-migrations';
import type { SqlFiles } from './sql-files';

const TABLES = { '1700000000001-notes.sql': 'create table note (id integer primary key, text text)' };
const COUNT = `
  create or replace function count_notes() returns integer language sql stable
  begin atomic select count(*)::integer from note; end;
  grant execute on function count_notes to flow_app;`;
const LABEL = `
  create or replace function count_label() returns text language sql stable begin atomic select 'notes: ' || count_notes(); end;`;

let db: TestDatabase;

beforeEach(async () => {
  db = await startTestDatabase(withFunctions({}));
});

afterEach(() => db.stop());

function withFunctions(functions: SqlFiles) {
  return { name: 'flow', entities: [], migrations: TABLES, functions };
}

const apply = (functions: SqlFiles) => migrate(withFunctions(functions), db.ownerUrl, db.url);

const findIds = async (name: string) =>
  (await db.owner.query<{ oid: number }[]>('select oid from pg_proc where proname = $1', [name])).map(({ oid }) => oid);

const listRoles = async (name: string) =>
  (
    await db.owner.query<{ role: string }[]>(
      `select grantee::regrole::text as role from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
        where proname = $1 order by 1`,
      [name],
    )
  ).map(({ role }) => role);

describe('a file that is new', () => {
  it('makes its function with the rights that it names', async () => {
    expect(await apply({ 'count_notes.sql': COUNT })).toEqual(['count_notes']);
    expect(await listRoles('count_notes')).toEqual(['flow_app', 'flow_owner']);
    expect(await db.dataSource.query('select count_notes() as count')).toEqual([{ count: 0 }]);
  });

  it('gives rights to its owner only when it names none', async () => {
    await apply({
      'one.sql': 'create or replace function one() returns integer language sql begin atomic select 1; end;',
    });
    expect(await listRoles('one')).toEqual(['flow_owner']);
  });

  it('gives no right to PUBLIC where PostgreSQL would, also when the function is made anew', async () => {
    await db.owner.query('alter default privileges grant execute on functions to public');
    await apply({ 'count_notes.sql': COUNT, 'count_label.sql': LABEL });
    expect(await listRoles('count_notes')).toEqual(['flow_app', 'flow_owner']);
    expect(await listRoles('count_label')).toEqual(['flow_owner']);
    await apply({ 'count_notes.sql': COUNT.replace('returns integer', 'returns bigint'), 'count_label.sql': LABEL });
    expect(await listRoles('count_notes')).toEqual(['flow_app', 'flow_owner']);
    expect(await listRoles('count_label')).toEqual(['flow_owner']);
  });

  it('may use what a file with a later name makes', async () => {
    expect(await apply({ 'count_label.sql': LABEL, 'count_notes.sql': COUNT })).toHaveLength(2);
  });

  it('is refused when it makes something with another name', async () => {
    await expect(apply({ 'another.sql': COUNT })).rejects.toThrow(
      'another.sql must create one function or view called another',
    );
  });

  it('takes the whole change with it when it fails, and is named', async () => {
    const broken = COUNT.replaceAll('count_notes', 'count_more').replace('from note', 'from no_such_table');
    await expect(apply({ 'count_more.sql': broken, 'count_notes.sql': COUNT })).rejects.toThrow(
      /count_more.sql cannot be applied: .*"no_such_table" does not exist/,
    );
    expect(await findIds('count_notes')).toEqual([]);
  });
});

describe('a file that was applied', () => {
  beforeEach(() => apply({ 'count_notes.sql': COUNT, 'count_label.sql': LABEL }));

  it('is not applied again as it is', async () => {
    expect(await apply({ 'count_notes.sql': COUNT, 'count_label.sql': LABEL })).toEqual([]);
  });

  it('replaces the body and keeps the identity', async () => {
    const before = await findIds('count_notes');
    const changed = COUNT.replace('count(*)::integer', 'count(*)::integer + 7');
    expect(await apply({ 'count_notes.sql': changed, 'count_label.sql': LABEL })).toEqual(['count_notes']);
    expect(await findIds('count_notes')).toEqual(before);
    expect(await db.owner.query('select count_label() as label')).toEqual([{ label: 'notes: 7' }]);
  });

  it('takes back a right that it does not name any more', async () => {
    const changed = COUNT.replace('grant execute on function count_notes to flow_app;', '');
    await apply({ 'count_notes.sql': changed, 'count_label.sql': LABEL });
    expect(await listRoles('count_notes')).toEqual(['flow_owner']);
  });

  it('makes a function with another result anew, with its rights, and what is defined by it', async () => {
    const changed = COUNT.replace('returns integer', 'returns bigint');
    expect(await apply({ 'count_notes.sql': changed, 'count_label.sql': LABEL })).toEqual([
      'count_notes',
      'count_label',
    ]);
    expect(await listRoles('count_notes')).toEqual(['flow_app', 'flow_owner']);
    expect(await db.owner.query('select count_label() as label')).toEqual([{ label: 'notes: 0' }]);
  });

  it('leaves no overload behind when its arguments change', async () => {
    const changed = COUNT.replace('count_notes()', 'count_notes(p_limit integer default 3)');
    await apply({ 'count_notes.sql': changed, 'count_label.sql': LABEL });
    expect(await findIds('count_notes')).toHaveLength(1);
  });

  it('drops its function when it is gone', async () => {
    expect(await apply({ 'count_notes.sql': COUNT })).toEqual(['count_label']);
    expect(await findIds('count_label')).toEqual([]);
    expect(await db.owner.query('select name from applied_function')).toEqual([{ name: 'count_notes' }]);
  });

  it('cannot go while another file uses it', async () => {
    await expect(apply({ 'count_label.sql': LABEL })).rejects.toThrow('count_notes() does not exist');
  });
});

it('drops the trigger with its function', async () => {
  const guard = `
    create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create or replace trigger refuse before insert on note for each row execute function refuse();`;
  await apply({ 'refuse.sql': guard });
  await expect(db.owner.query('insert into note values (1)')).rejects.toThrow('refused');
  await apply({});
  await db.owner.query('insert into note values (1)');
});

it('leaves a function alone that uses an object of another kind with the same OID', async () => {
  const bystander = `
    create or replace function bystander() returns integer language sql begin atomic select 1; end;`;
  await apply({ 'bystander.sql': bystander, 'count_notes.sql': COUNT });
  const [before] = await findIds('bystander');
  const admin = new Client({ connectionString: buildAdminUrl() });
  await admin.connect();
  // OIDs are unique within a catalogue only: as if the function used a type that has the OID of `count_notes`.
  await admin.query('set allow_system_table_mods = on');
  await admin.query(
    `insert into pg_depend (classid, objid, objsubid, refclassid, refobjid, refobjsubid, deptype)
     select 'pg_proc'::regclass, $1, 0, 'pg_type'::regclass, oid, 0, 'n' from pg_proc where proname = 'count_notes'`,
    [before],
  );
  await admin.end();
  const other = COUNT.replace('returns integer', 'returns bigint').replace('::integer', '');
  expect(await apply({ 'bystander.sql': bystander, 'count_notes.sql': other })).toEqual(['count_notes']);
  expect(await findIds('bystander')).toEqual([before]);
});

function buildAdminUrl(): string {
  const url = new URL(inject('postgres').adminUrl);
  url.pathname = new URL(db.url).pathname;
  return url.href;
}

it('makes a view with other columns anew', async () => {
  const view = (columns: string) => ({ 'listed.sql': `create or replace view listed as select ${columns} from note;` });
  await apply(view('id, text'));
  await apply(view('text'));
  expect(await db.owner.query('select * from listed')).toEqual([]);
});

it('lets two migrators take turns', async () => {
  const files = { 'count_notes.sql': COUNT, 'count_label.sql': LABEL };
  const applied = await Promise.all([apply(files), apply(files)]);
  expect(applied.flat().sort()).toEqual(['count_label', 'count_notes']);
});

it('refuses a schema whose migrations this version does not have, and changes nothing', async () => {
  const squashed = {
    ...withFunctions({ 'count_notes.sql': COUNT }),
    migrations: { '1800000000000-baseline.sql': 'select 1' },
  };
  await expect(migrate(squashed, db.ownerUrl, db.url)).rejects.toThrow(
    'The schema "flow" was made by an earlier version of Declic, and this version cannot go on with it: use a fresh database, or go back to that version.',
  );
  expect(await findIds('count_notes')).toEqual([]);
});

it('lets writers pass while it waits for a lock, and tries again', async () => {
  const guard = `
    create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create or replace trigger refuse before insert on note for each row execute function refuse();`;
  const holder = db.owner.createQueryRunner();
  await holder.startTransaction();
  await holder.query('insert into note values (1)');
  const applied = apply({ 'refuse.sql': guard });
  const waiting = () =>
    db.owner.query(
      `select from pg_locks where not granted and relation = 'note'::regclass
          and database = (select oid from pg_database where datname = current_database())`,
    );
  await expect.poll(waiting).toHaveLength(1);
  // Behind the migration, which waits for the holder: it is written when the migration gives up, and the holder has not ended.
  await db.dataSource.query('insert into note values (2)');
  await holder.commitTransaction();
  expect(await applied).toEqual(['refuse']);
  await holder.release();
});
