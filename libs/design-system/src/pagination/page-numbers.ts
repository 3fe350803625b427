/** Stands where pages are left out. */
export type PageItem = number | 'gap';

/** The page numbers to show: the first, the last, and the current one with its neighbours. */
export function pageNumbers(page: number, pages: number): PageItem[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const ascending = [...new Set(shown)].toSorted((one, other) => one - other);
  return ascending.flatMap((number, index): PageItem[] => {
    const before = ascending[index - 1];
    return before !== undefined && number - before > 1 ? ['gap', number] : [number];
  });
}
