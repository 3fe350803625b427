import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { generateFiles, OverwriteStrategy, type Tree, workspaceRoot } from '@nx/devkit';
import { assertService } from '../shared/assert-service.ts';
import { editFile } from '../shared/edit-file.ts';
import { withImport, withListElement } from '../shared/edit-source.ts';
import { withOperations } from '../shared/edit-spec.ts';
import { formatNewFiles } from '../shared/format-new-files.ts';
import { assertKebabCase, toPlural } from '../shared/kebab-name.ts';
import { sayNext } from '../shared/say-next.ts';
import { type ModuleNames, moduleNames } from './module-names.ts';
import { getTestNeeds } from './test-needs.ts';
import { assertUnused } from './unused-names.ts';

export interface ModuleOptions {
  readonly service: string;
  readonly noun: string;
  readonly plural?: string;
}

/** Writes a module from contract to table: rows of users, which only they can read. */
export async function moduleGenerator(
  tree: Tree,
  { service, noun, plural = toPlural(noun) }: ModuleOptions,
): Promise<() => void> {
  assertService(service);
  assertKebabCase(noun, 'the noun of a module');
  assertKebabCase(plural, 'the plural of a noun');
  const names = moduleNames(tree, { service, noun, plural });
  assertUnused(tree, names);

  const templates = join(import.meta.dirname, 'files');
  const write = (folder: string, target: string) =>
    generateFiles(
      tree,
      join(templates, folder),
      target,
      { ...names, ...getTestNeeds(service) },
      { overwriteStrategy: OverwriteStrategy.ThrowIfExisting },
    );
  write('module', `services/${service}/src/modules/${plural}`);
  write('migration', `services/${service}/src/database/migrations`);
  register(tree, names);
  addToContract(tree, names, join(templates, 'contract'));
  await formatNewFiles(tree);
  return () => {
    generateTypes(workspaceRoot);
    sayNext(
      `Say in openapi/spec/${service}.yaml what ${names.article} ${names.words} is, then npm run generate -w openapi: both sides fail to build until they agree.`,
      `Give entity and migration the same columns, to-${noun}.ts what goes out; put the rules into ${plural}.service.ts.`,
      `Check it with npx nx run-many -t lint typecheck test build -p service-${service},openapi.`,
    );
  };
}

function register(tree: Tree, { service, noun, plural, className, classPlural }: ModuleNames): void {
  editFile(tree, `services/${service}/src/app.module.ts`, (source) =>
    withListElement(
      withImport(source, `import { ${classPlural}Module } from './modules/${plural}/${plural}.module';`),
      'imports: ',
      `${classPlural}Module`,
    ),
  );
  editFile(tree, `services/${service}/src/database/data-source.ts`, (source) =>
    withListElement(
      withImport(source, `import { ${className}Entity } from '../modules/${plural}/${noun}.entity';`),
      'entities: ',
      `${className}Entity`,
    ),
  );
}

/** The templates of the contract are text for one file of many owners, so they pass through a scratch place in the tree. */
function addToContract(tree: Tree, names: ModuleNames, templates: string): void {
  const scratch = 'openapi/spec/.new';
  generateFiles(tree, templates, scratch, { ...names });
  const take = (file: string) => tree.read(`${scratch}/${file}`, 'utf8') ?? '';
  const addition = { paths: take('paths.yaml'), schemas: take('schemas.yaml') };
  editFile(tree, `openapi/spec/${names.service}.yaml`, (spec) => withOperations(spec, addition));
  tree.delete(scratch);
}

function generateTypes(workspace: string): void {
  execFileSync(process.execPath, ['scripts/generate.ts'], {
    cwd: join(workspace, 'openapi'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log('UPDATE openapi/generated/openapi.json\nUPDATE openapi/generated/schema.d.ts');
}
