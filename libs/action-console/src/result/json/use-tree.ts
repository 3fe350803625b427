import { useDeferredValue, useMemo, useState } from 'react';
import { type IsOpen, listTreeRows } from './list-tree-rows';
import { searchTree } from './search-tree';

const ROWS_SHOWN = 300;
/** The answer and its members are open at first, unless the answer is one long list. */
const OPEN_AT_FIRST = 2;

type Openness = 'first-levels' | 'all' | 'none';

/** Which lines of a tree are shown: those of open objects, or what a search found. */
export function useTree(data: unknown) {
  const [words, setWords] = useState('');
  const [openness, setOpenness] = useState<Openness>('first-levels');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(ROWS_SHOWN);
  const wanted = useDeferredValue(words);
  const found = useMemo(() => searchTree(data, wanted), [data, wanted]);

  const { rows, hasMore } = useMemo(() => {
    const isOpen: IsOpen = (id, depth) =>
      found ? found.shown.has(id) && !toggled.has(id) : isOpenAt(openness, depth) !== toggled.has(id);
    return listTreeRows(data, isOpen, (id) => found?.shown.has(id) ?? true, most);
  }, [data, found, openness, toggled, most]);

  const openAll = (next: Openness) => {
    setOpenness(next);
    setToggled(new Set());
  };
  return {
    rows,
    hasMore,
    found,
    words,
    search(next: string) {
      setWords(next);
      setToggled(new Set());
    },
    toggle: (id: string) => setToggled(toggleIn(toggled, id)),
    expandAll: () => openAll('all'),
    collapseAll: () => openAll('none'),
    showMore: () => setMost(most + ROWS_SHOWN),
  };
}

function toggleIn(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

function isOpenAt(openness: Openness, depth: number): boolean {
  if (openness === 'first-levels') return depth < OPEN_AT_FIRST;
  return openness === 'all' || depth === 0;
}
