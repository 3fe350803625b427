import { join } from 'node:path';
import { generateFiles, names, OverwriteStrategy, type Tree } from '@nx/devkit';
import { CliError } from '../../database/cli-error.ts';
import { editFile } from '../shared/edit-file.ts';
import { withImport, withListElement } from '../shared/edit-source.ts';
import { formatNewFiles } from '../shared/format-new-files.ts';
import { assertKebabCase, inWords } from '../shared/kebab-name.ts';
import { sayNext } from '../shared/say-next.ts';
import { findCategory } from './find-category.ts';

export interface ActionOptions {
  readonly group: string;
  readonly slug: string;
}

const CATALOGUE = 'services/actions/src/catalogue';
const SLUG = /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/;

/** Writes an action, its test, its search texts and its line in the catalogue. */
export async function actionGenerator(tree: Tree, { group, slug }: ActionOptions): Promise<() => void> {
  assertKebabCase(group, 'the name of a group');
  assertNewSlug(tree, slug);

  const { propertyName } = names(slug);
  const substitutions = {
    slug,
    propertyName,
    title: inWords(slug),
    words: slug.replaceAll(/[-_]/g, ' '),
    category: findCategory(tree, `${CATALOGUE}/${group}`),
  };
  generateFiles(tree, join(import.meta.dirname, 'files'), `${CATALOGUE}/${group}`, substitutions, {
    overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
  });
  editFile(tree, `${CATALOGUE}/catalogue.ts`, (source) =>
    withListElement(
      withImport(source, `import { ${propertyName} } from './${group}/${slug}.action';`),
      'actions: readonly Action[] = ',
      propertyName,
    ),
  );
  await formatNewFiles(tree);
  return () =>
    sayNext(
      `Write the input, output and handler in ${group}/${slug}.action.ts; its types follow from them.`,
      'Say in the utterances how people ask for it, in three languages, and let two examples show it: they are tests.',
      'Check it with npx nx run-many -t lint typecheck test -p service-actions; docs/guides/add-an-action.md has the rest.',
    );
}

/** A slug that was published once is never used for something else, so it must be new in every group. */
function assertNewSlug(tree: Tree, slug: string): void {
  if (!SLUG.test(slug))
    throw new CliError(
      `"${slug}" cannot be the slug of an action: use lower-case words joined by _ or -, such as "count_words".`,
    );
  const group = tree.children(CATALOGUE).find((folder) => tree.exists(`${CATALOGUE}/${folder}/${slug}.action.ts`));
  if (group)
    throw new CliError(
      `There is an action ${slug} already, in ${group}: a new behaviour is a new slug, such as ${slug}-v2.`,
    );
}
