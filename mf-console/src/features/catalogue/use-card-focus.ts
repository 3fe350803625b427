import { type FocusEvent, type KeyboardEvent, startTransition, useState } from 'react';

/** How far a key moves, by the number of columns. */
const MOVES: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => -Infinity,
  End: () => Infinity,
};

/**
 * One card of the grid is a stop of the Tab key; arrow keys move from its link by row and column, Home and End to the ends, Escape
 * back to the search. Enter is the link's own.
 */
export function useCardFocus(slugs: ReadonlySet<string>, onEscape: () => void) {
  const [last, setLast] = useState<string | null>(null);
  const current = last !== null && slugs.has(last) ? last : (slugs.values().next().value ?? null);

  return {
    current,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const slug = target.closest<HTMLElement>('[data-slug]')?.dataset['slug'];
      // Which card the Tab key stops at next can wait for the movement itself.
      if (slug !== undefined) startTransition(() => setLast(slug));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLElement) || !target.matches('[data-card-link]')) return;
      if (key === 'Escape') return onEscape();
      const move = MOVES[key];
      if (!move) return;
      event.preventDefault();
      const links = currentTarget.querySelectorAll<HTMLElement>('li:not([hidden]) [data-card-link]');
      const from = [...links].indexOf(target);
      const to = from + move(countColumns(currentTarget));
      const isEnd = Math.abs(to) === Infinity;
      if (isEnd || links[to]) focusCard(links[isEnd ? (to > 0 ? links.length - 1 : 0) : to]);
    },
  };
}

function countColumns(grid: HTMLElement): number {
  return Math.max(
    1,
    getComputedStyle(grid)
      .gridTemplateColumns.split(' ')
      .filter((track) => track.endsWith('px')).length,
  );
}

export function focusCard(link: HTMLElement | null | undefined): void {
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
}
