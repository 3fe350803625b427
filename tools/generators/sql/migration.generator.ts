import type { Tree } from '@nx/devkit';
import { assertService } from '../shared/assert-service.ts';
import { assertKebabCase } from '../shared/kebab-name.ts';
import { nextMigration } from '../shared/next-migration.ts';
import { sayNext } from '../shared/say-next.ts';

export interface MigrationOptions {
  readonly service: string;
  /** What it does: add-invoice-number. */
  readonly name: string;
}

/** Writes the next `migrations/<milliseconds>-<name>.sql`. */
export async function migrationGenerator(tree: Tree, { service, name }: MigrationOptions): Promise<() => void> {
  assertService(service);
  assertKebabCase(name, 'the name of a migration');
  const file = `services/${service}/src/database/migrations/${nextMigration(tree, service)}-${name}.sql`;
  tree.write(file, '-- Both this release and the one before it run on the result: docs/guides/schema-changes.md.\n');
  return () =>
    sayNext(
      `Write the statements into ${file}.`,
      `Check it with npx nx lint service-${service} and npm run test:last-release.`,
    );
}
