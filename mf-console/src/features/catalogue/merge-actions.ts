import type { Action } from './actions.queries';

/**
 * Everything that is known of the catalogue, with what was found last. What did not change is the same object, and the whole is the
 * same list: then a search renders no card again.
 */
export function mergeActions(known: readonly Action[], found: readonly Action[]): readonly Action[] {
  if (known.length === 0) return found;
  const news = new Map(found.map((action) => [action.slug, action]));
  const merged = known.map((action) => keepIfEqual(action, news.get(action.slug)));
  const slugs = new Set(known.map(({ slug }) => slug));
  const added = found.filter(({ slug }) => !slugs.has(slug));
  const isSame = added.length === 0 && merged.every((action, place) => action === known[place]);
  return isSame ? known : [...merged, ...added];
}

/** Both are rows of the same JSON answer; another order of the names would only render a card again. */
function keepIfEqual(action: Action, next?: Action): Action {
  return !next || JSON.stringify(action) === JSON.stringify(next) ? action : next;
}
