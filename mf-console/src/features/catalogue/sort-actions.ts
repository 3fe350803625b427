import type { Action } from './actions.queries';

/** Favorites first, then in alphabetical order of the title, or of the slug where there is no title. */
export function sortActions(actions: readonly Action[], favorites: ReadonlySet<string>): Action[] {
  return actions.toSorted(
    (a, b) =>
      Number(favorites.has(b.slug)) - Number(favorites.has(a.slug)) ||
      (a.title || a.slug).localeCompare(b.title || b.slug, 'en'),
  );
}
