import { join } from 'node:path';
import { generateFiles, names, OverwriteStrategy, type Tree } from '@nx/devkit';
import { CliError } from '../../database/cli-error.ts';
import { formatNewFiles } from '../shared/format-new-files.ts';
import { assertKebabCase, inWords } from '../shared/kebab-name.ts';
import { sayNext } from '../shared/say-next.ts';

export interface FeatureOptions {
  readonly remote: string;
  readonly capability: string;
}

/** Writes `mf-<remote>/src/features/<capability>/`; a route composes it. */
export async function featureGenerator(tree: Tree, { remote, capability }: FeatureOptions): Promise<() => void> {
  const project = remote.startsWith('mf-') ? remote : `mf-${remote}`;
  assertKebabCase(capability, 'the name of a feature');
  if (!tree.exists(`${project}/package.json`)) {
    throw new CliError(
      `There is no remote "${project}": make it first with npm run generate -- remote ${project.replace('mf-', '')}.`,
    );
  }
  const folder = `${project}/src/features/${capability}`;
  if (tree.exists(folder))
    throw new CliError(`${folder} is there already: choose another name, or change what is there.`);

  const { className, propertyName } = names(capability);
  const substitutions = {
    capability,
    className,
    propertyName,
    words: inWords(capability),
    area: inWords(project.replace('mf-', '')),
  };
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, substitutions, {
    overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
  });
  await formatNewFiles(tree);
  return () =>
    sayNext(
      `Give <${className}> its real data and say it in ${capability}.texts.ts.`,
      `Compose it in a route of ${project}/src/routes; put its query into ${capability}.queries.ts, which the route's loader shares.`,
      `See it with npm run storybook, check it with npx nx run-many -t lint typecheck test -p ${project}.`,
    );
}
