import { join } from 'node:path';
import { type Tree, workspaceRoot } from '@nx/devkit';
import { format, resolveConfig } from 'prettier';

/** Formats what is new: a name decides how long its lines get. Files that were there keep the form their people gave them. */
export async function formatNewFiles(tree: Tree): Promise<void> {
  const created = tree.listChanges().filter(({ type, path }) => type === 'CREATE' && /\.tsx?$/.test(path));
  for (const { path } of created) {
    const options = await resolveConfig(join(workspaceRoot, path));
    tree.write(path, await format(tree.read(path, 'utf8') ?? '', { ...options, filepath: path }));
  }
}
