import { createHash } from 'node:crypto';
import type { ServiceDatabase } from '../database/service-database';

/** Names the database that others are copied from, after what is migrated into it: the services in their order, with their SQL. */
export function templateName(databases: readonly ServiceDatabase[]): string {
  const content = databases.map(({ name, migrations, functions }) => [name, migrations, functions]);
  return `template_${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)}`;
}
