import type { Tree } from '@nx/devkit';
import { parse } from 'yaml';
import { CliError } from '../../database/cli-error.ts';
import type { ModuleNames } from './module-names.ts';

interface Spec {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** @throws {CliError} when a folder, table, schema, address or operation of this name exists: names are one space. */
export function assertUnused(tree: Tree, names: ModuleNames): void {
  const { service, plural, table } = names;
  const folder = `services/${service}/src/modules/${plural}`;
  if (tree.exists(folder)) throw new CliError(`${folder} is there already: choose another noun.`);

  const migrations = `services/${service}/src/database/migrations`;
  const sameTable = tree
    .children(migrations)
    .find((file) => new RegExp(`CREATE TABLE ${table}\\b`, 'i').test(tree.read(`${migrations}/${file}`, 'utf8') ?? ''));
  if (sameTable)
    throw new CliError(`The service ${service} has a table ${table} already (${sameTable}): choose another noun.`);

  for (const file of tree.children('openapi/spec'))
    assertUnusedInSpec(tree.read(`openapi/spec/${file}`, 'utf8') ?? '', file, names);
}

function assertUnusedInSpec(
  text: string,
  file: string,
  { service, plural, className, classPlural }: ModuleNames,
): void {
  const { paths = {}, components = {} } = parse(text) as Spec;
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const known = [...Object.keys(components.schemas ?? {}), ...Object.keys(paths), ...operations];
  const ours = [
    className,
    `${className}List`,
    `Create${className}`,
    `/api/${service}/${plural}`,
    `list${classPlural}`,
    `create${className}`,
    `get${className}`,
  ];
  const taken = ours.find((name) => known.includes(name));
  if (taken) throw new CliError(`openapi/spec/${file} defines ${taken} already: choose another noun.`);
}
