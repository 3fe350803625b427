import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type SqlFile, type SqlFiles, toSqlFiles } from './sql-files';

const FILE_NAME = /^(\d{13})-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * TypeORM's migrations from `migrations/<milliseconds>-<name>.sql`, in the order of their timestamps.
 *
 * @throws Error when a file has another name.
 */
export function toMigrations(files: SqlFiles): (new () => MigrationInterface)[] {
  return toSqlFiles(files).map((file) => {
    const name = migrationName(file);
    return class implements MigrationInterface {
      readonly name = name;

      async up(runner: QueryRunner): Promise<void> {
        await runner.query(file.text);
      }

      async down(): Promise<void> {
        throw new Error('Migrations only go forward.');
      }
    };
  });
}

/** The name under which TypeORM notes what it ran: the file's words, then its timestamp. */
function migrationName({ name }: SqlFile): string {
  const [, timestamp, words] = FILE_NAME.exec(name) ?? [];
  if (words === undefined)
    throw new Error(`${name}.sql: a migration is called <13 digits of milliseconds>-<words>.sql.`);
  return `${words.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}${timestamp}`;
}
