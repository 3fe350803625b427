import type { QueryRunner } from 'typeorm';
import { isLockTimeout, readSqlState } from '../errors/database-errors';
import { inDependencyOrder } from './dependency-order';
import { type SqlFile, type SqlFiles, toSqlFiles } from './sql-files';
import { SqlObjects } from './sql-objects';

/**
 * What `create or replace` answers to another result or other names of arguments, other columns of a view, or another kind of
 * routine; and `grant` to a name that is overloaded because of other types of arguments.
 */
const NOT_REPLACEABLE = new Set(['42P13', '42P16', '42809', '42725']);

/**
 * Brings a service's functions and views up to date with their files: those whose text changed are applied again, those whose file
 * is gone are dropped, all in one transaction. Only the owner and the roles that a file names have rights on what it creates.
 *
 * @returns the names of the files that were applied or whose object was dropped.
 * @decision D47
 */
export async function applyFunctions(runner: QueryRunner, schema: string, files: SqlFiles): Promise<string[]> {
  await runner.startTransaction();
  try {
    const changed = await new FunctionFiles(runner, schema, toSqlFiles(files)).apply();
    await runner.commitTransaction();
    return changed;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

class FunctionFiles {
  private readonly objects: SqlObjects;
  private readonly changed = new Set<string>();

  constructor(
    private readonly runner: QueryRunner,
    private readonly schema: string,
    private readonly files: readonly SqlFile[],
  ) {
    this.objects = new SqlObjects(runner, schema);
  }

  async apply(): Promise<string[]> {
    const applied = await this.readApplied();
    for (const { name, hash } of this.files) if (applied.get(name) !== hash) this.changed.add(name);
    const removed = [...applied.keys()].filter((name) => !this.files.some((file) => file.name === name));
    for (const name of removed) await this.drop(name);
    for (const file of inDependencyOrder(this.files)) if (this.changed.has(file.name)) await this.applyFile(file);
    await this.writeApplied(removed);
    return [...this.changed];
  }

  private async applyFile(file: SqlFile): Promise<void> {
    await this.runner.query('savepoint file');
    if (!(await this.replace(file))) {
      await this.runner.query('rollback to savepoint file');
      await this.drop(file.name);
      await this.runner.query(file.text);
    }
    await this.runner.query('release savepoint file');
    const created = await this.objects.find(file.name);
    if (created.length !== 1)
      throw new Error(
        `${file.name}.sql must create one function or view called ${file.name}: it made ${created.length}.`,
      );
    for (const object of created) await this.objects.revokePublic(object);
  }

  /** Whether the object could keep its identity, and with it what depends on it. Other argument types would overload it. */
  private async replace({ name, text }: SqlFile): Promise<boolean> {
    const before = await this.objects.find(name);
    for (const object of before) await this.objects.revokeAll(object);
    try {
      await this.runner.query(text);
    } catch (error) {
      if (before.length > 0 && NOT_REPLACEABLE.has(readSqlState(error) ?? '')) return false;
      throw isLockTimeout(error)
        ? error
        : new Error(`${name}.sql cannot be applied: ${String(error)}`, { cause: error });
    }
    return before.length === 0 || (await this.objects.find(name)).length === 1;
  }

  /** Drops an object and first those that are defined by it; their files are applied again. */
  private async drop(name: string): Promise<void> {
    this.changed.add(name);
    for (const object of await this.objects.find(name)) {
      for (const dependent of await this.objects.dependents(object)) await this.drop(dependent);
      await this.objects.drop(object);
    }
  }

  private async readApplied(): Promise<Map<string, string>> {
    await this.runner.query(
      `create table if not exists applied_function (name text primary key, hash text not null, applied_at timestamptz not null default now());
       revoke all on applied_function from "${this.schema}_app"`,
    );
    const rows: { name: string; hash: string }[] = await this.runner.query('select name, hash from applied_function');
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  }

  private async writeApplied(removed: readonly string[]): Promise<void> {
    await this.runner.query('delete from applied_function where name = any ($1)', [removed]);
    const applied = this.files.filter(({ name }) => this.changed.has(name));
    await this.runner.query(
      `insert into applied_function (name, hash) select * from unnest($1::text[], $2::text[])
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [applied.map(({ name }) => name), applied.map(({ hash }) => hash)],
    );
  }
}
