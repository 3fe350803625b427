import type { Action } from './actions.queries';

/** What stands before the alphabet. */
export interface ActionOrder {
  readonly favorites: ReadonlySet<string>;
  /** The actions that take the reader's data, the best first. */
  readonly fits?: readonly { readonly slug: string }[];
}

/**
 * What takes the reader's data first, then favorites, then in alphabetical order of the title, or of the slug where there is no
 * title.
 */
export function sortActions(actions: readonly Action[], { favorites, fits = [] }: ActionOrder): Action[] {
  const places = new Map(fits.map(({ slug }, place) => [slug, place]));
  const getPlace = ({ slug }: Action) => places.get(slug) ?? fits.length;
  return actions.toSorted(
    (a, b) =>
      getPlace(a) - getPlace(b) ||
      Number(favorites.has(b.slug)) - Number(favorites.has(a.slug)) ||
      collator.compare(a.title || a.slug, b.title || b.slug),
  );
}

const collator = new Intl.Collator('en');
