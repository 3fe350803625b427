import type { DragItem } from 'react-aria/useDrag';
import type { DropItem } from 'react-aria/useDrop';
import type { Idea } from '../../idea/ideas.queries';

/** Only ideas of this page are dropped on days: no file, no text from elsewhere. */
const IDEA_TYPE = 'application/x-declic-idea';

export const toDragItem = ({ id, title }: Idea): DragItem => ({ [IDEA_TYPE]: id, 'text/plain': title });

export const acceptsIdea = (types: { has: (type: string) => boolean }) => (types.has(IDEA_TYPE) ? 'move' : 'cancel');

/** The id of the idea among what was dropped. */
export async function readIdeaId(items: readonly DropItem[]): Promise<string | undefined> {
  for (const item of items) if (item.kind === 'text' && item.types.has(IDEA_TYPE)) return item.getText(IDEA_TYPE);
  return undefined;
}
