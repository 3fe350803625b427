import type { Tree } from '@nx/devkit';
import { inWords } from '../shared/kebab-name.ts';

const ABBREVIATIONS: Readonly<Record<string, string>> = { seo: 'SEO', pdf: 'PDF', api: 'API', ai: 'AI' };

/** The category that the group's other actions name; for a new group the folder's name as people write it: "Seo-web" is "SEO & Web". */
export function findCategory(tree: Tree, groupFolder: string): string {
  const sibling = tree.children(groupFolder).find((file) => file.endsWith('.action.ts'));
  const source = sibling === undefined ? '' : (tree.read(`${groupFolder}/${sibling}`, 'utf8') ?? '');
  return /^ {2}category: '([^']+)'/m.exec(source)?.[1] ?? namedAfter(groupFolder.split('/').at(-1) ?? '');
}

function namedAfter(group: string): string {
  const words = group.split('-').map((word) => ABBREVIATIONS[word] ?? inWords(word));
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' & ');
}
