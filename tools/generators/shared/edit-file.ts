import type { Tree } from '@nx/devkit';

/** Changes a file that must be there. */
export function editFile(tree: Tree, path: string, edit: (content: string) => string): void {
  const content = tree.read(path, 'utf8');
  if (content === null) throw new Error(`${path} is missing.`);
  tree.write(path, edit(content));
}
