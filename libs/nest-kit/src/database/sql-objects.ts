import type { QueryRunner } from 'typeorm';

/** A function, aggregate or view in the database. */
export interface SqlObject {
  readonly id: string;
  readonly kind: 'routine' | 'view';
  /** As `drop` and `revoke` take it: a routine with the types of its arguments. */
  readonly identity: string;
}

/** Where the objects of a kind are listed. An OID is unique within its catalogue only. */
const CATALOGUES: Readonly<Record<SqlObject['kind'], string>> = { routine: 'pg_proc', view: 'pg_class' };

/** The functions, aggregates and views that a service has in its schema and in the schema that it offers to others. */
export class SqlObjects {
  constructor(
    private readonly runner: QueryRunner,
    private readonly schema: string,
  ) {}

  /** More than one when a function is overloaded. */
  find(name: string): Promise<SqlObject[]> {
    return this.runner.query(
      `select oid::text as id, 'routine' as kind, oid::regprocedure::text as identity from pg_proc
        where proname = $1 and pronamespace in (select oid from pg_namespace where nspname = any ($2))
       union all
       select oid::text, 'view', oid::regclass::text from pg_class
        where relname = $1 and relkind = 'v' and relnamespace in (select oid from pg_namespace where nspname = any ($2))`,
      [name, [this.schema, `${this.schema}_api`]],
    );
  }

  /** The names of the routines and views whose definition uses an object. */
  async dependents({ id, kind }: SqlObject): Promise<string[]> {
    const rows: { name: string }[] = await this.runner.query(
      `select distinct coalesce(routine.proname, view.relname)::text as name
       from pg_depend dependency
       left join pg_proc routine on dependency.classid = 'pg_proc'::regclass and routine.oid = dependency.objid
       left join pg_rewrite rule on dependency.classid = 'pg_rewrite'::regclass and rule.oid = dependency.objid
       left join pg_class view on view.oid = rule.ev_class
       where dependency.refclassid = $2::regclass and dependency.refobjid = $1 and dependency.deptype = 'n'
         and (coalesce(routine.tableoid, view.tableoid), coalesce(routine.oid, view.oid)) <> ($2::regclass, $1::oid)`,
      [id, CATALOGUES[kind]],
    );
    return rows.map(({ name }) => name);
  }

  /** Revokes all rights but those of the owner, so that only those are left that the file then grants. */
  async revokeAll(object: SqlObject): Promise<void> {
    const [row]: { roles: string }[] = await this.runner.query(
      `select string_agg(distinct case entry.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(entry.grantee)) end, ', ') as roles
       from (select proowner as owner, proacl as acl from pg_proc where oid = $1 and $2 = 'routine'
             union all select relowner, relacl from pg_class where oid = $1 and $2 = 'view') object
       cross join aclexplode(object.acl) entry where entry.grantee <> object.owner`,
      [object.id, object.kind],
    );
    if (row?.roles) await this.revoke(object, row.roles);
  }

  /** Takes the rights that PostgreSQL gives to PUBLIC on a function that is new. */
  revokePublic(object: SqlObject): Promise<void> {
    return this.revoke(object, 'public');
  }

  private async revoke({ kind, identity }: SqlObject, roles: string): Promise<void> {
    await this.runner.query(`revoke all on ${kind === 'view' ? 'table' : kind} ${identity} from ${roles}`);
  }

  /** Drops an object with its triggers. Fails when anything else uses it. */
  async drop({ id, kind, identity }: SqlObject): Promise<void> {
    const triggers: { name: string; table: string }[] = await this.runner.query(
      `select quote_ident(tgname) as name, tgrelid::regclass::text as table from pg_trigger where tgfoid = $1 and not tgisinternal and $2 = 'routine'`,
      [id, kind],
    );
    for (const { name, table } of triggers) await this.runner.query(`drop trigger ${name} on ${table}`);
    await this.runner.query(`drop ${kind} ${identity}`);
  }
}
