import { LessThan, MoreThan, type FindOperator } from 'typeorm';

/** Where a page of events begins: the events before one, or after one, by its id. */
export interface EventCursor {
  readonly side: 'before' | 'after';
  readonly id: string;
}

/** Reads what `formatCursor` wrote; its form is checked by the contract. */
export function parseCursor(text: string): EventCursor {
  const [side, id = ''] = text.split('-');
  return { side: side === 'after' ? 'after' : 'before', id };
}

export function formatCursor({ side, id }: EventCursor): string {
  return `${side}-${id}`;
}

/** The condition of the ids on that side. */
export function idsOf({ side, id }: EventCursor): FindOperator<string> {
  return side === 'before' ? LessThan(id) : MoreThan(id);
}
