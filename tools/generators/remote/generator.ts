import { join } from 'node:path';
import { generateFiles, OverwriteStrategy, type Tree, workspaceRoot } from '@nx/devkit';
import { CliError } from '../../database/cli-error.ts';
import { featureGenerator } from '../feature/generator.ts';
import { editFile } from '../shared/edit-file.ts';
import { formatNewFiles } from '../shared/format-new-files.ts';
import { assertKebabCase, inWords } from '../shared/kebab-name.ts';
import { sayNext } from '../shared/say-next.ts';
import { assertFreePath } from './free-path.ts';
import { linkIntoWorkspace } from './link-into-workspace.ts';

export interface RemoteOptions {
  readonly name: string;
  readonly path?: string;
  readonly team?: string;
}

const FIRST_FEATURE = 'overview';
const PATH_COLUMNS = 32;

/** Writes `mf-<name>` with one page and one feature, and names its owners. Everything else finds remotes by their folder. */
export async function remoteGenerator(tree: Tree, options: RemoteOptions): Promise<() => void> {
  const name = options.name.replace(/^mf-/, '');
  const { path = `/${name}`, team = name } = options;
  const project = `mf-${name}`;
  assertKebabCase(name, 'the name of a remote');
  assertKebabCase(team, 'the name of a team');
  if (tree.exists(project)) throw new CliError(`${project} is there already: choose another name.`);
  await assertFreePath(workspaceRoot, path);

  const substitutions = { name, path, title: inWords(name), owner: `${inWords(team)} team` };
  generateFiles(tree, join(import.meta.dirname, 'files'), project, substitutions, {
    overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
  });
  await featureGenerator(tree, { remote: project, capability: FIRST_FEATURE });
  editFile(
    tree,
    'CODEOWNERS',
    (owners) => `${owners.trimEnd()}\n\n${`/${project}/`.padEnd(PATH_COLUMNS)}@declic/${team}\n`,
  );
  await formatNewFiles(tree);
  return () => {
    linkIntoWorkspace(workspaceRoot, project);
    sayNext(
      `See it alone with npm run standalone -w @declic/${project}, or at ${path} of npm start.`,
      `Build the first real feature with npm run generate -- feature ${name} <capability>.`,
      `Check it with npx nx run-many -t lint typecheck test build -p ${project}; docs/guides/add-a-remote.md has the rest.`,
    );
  };
}
