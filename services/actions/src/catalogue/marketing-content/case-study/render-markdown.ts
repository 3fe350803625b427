import { bulletList, escapeMarkdown, joinBlocks } from '../content/markdown';
import type { Block } from './blocks';

export function renderMarkdown(blocks: readonly Block[]): string {
  return joinBlocks(blocks.map(toMarkdown));
}

function toMarkdown(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `# ${escapeMarkdown(block.text)}`;
    case 'heading':
      return `## ${escapeMarkdown(block.text)}`;
    case 'note':
      return `*${escapeMarkdown(block.text)}*`;
    case 'paragraph':
      return escapeMarkdown(block.text);
    case 'list':
      return bulletList(block.items);
    case 'quote':
      return `> ${escapeMarkdown(block.text)}${block.by === '' ? '' : `\n>\n> – ${escapeMarkdown(block.by)}`}`;
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map(toRow).join('\n');
    default:
      return block satisfies never;
  }
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => (cell === '---' ? cell : escapeMarkdown(cell))).join(' | ')} |`;
}
