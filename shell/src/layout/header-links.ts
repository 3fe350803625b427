import { isWithin, matchArea, type ComposedRemote, type NavEntry, type RemoteArea } from '@declic/remote-kit/host';
import { HEADER_ORDER, PLACES_FOR_OTHERS } from './header-order';

type NavRemote = Pick<ComposedRemote, 'name' | 'areas' | 'nav'>;

/** What decides which entries a visitor sees. */
export interface NavVisitor {
  signedIn: boolean;
  /** Undefined while it is not known. */
  hasKey: boolean | undefined;
}

/** The entries that this visitor may open: those that are always there first, so that a conditional one moves none of them. */
export function navEntriesFor(remotes: readonly NavRemote[], visitor: NavVisitor): NavEntry[] {
  return remotes
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ nav }) => nav)
    .filter(({ to }) => mayOpen(to, remotes, visitor))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Whether an entry can only be shown once it is known whether this visitor has an API key. */
export function dependsOnKey(remotes: readonly NavRemote[]): boolean {
  return remotes.some(({ nav }) => nav.some(({ to }) => needsKey(to, findArea(remotes, to))));
}

/**
 * Which entries stand in the header's line and in the footer, and which are behind a button: so that a page costs the same, and its header is
 * one line, however many remotes there are. Of the others than the specification's, the first have a place.
 */
export function placeEntries(entries: readonly NavEntry[]): Record<'inLine' | 'further', readonly NavEntry[]> {
  const others = entries.filter(({ to, when }) => !when && !HEADER_ORDER.includes(to));
  // A button for one link would take its place.
  const further = new Set(others.length > PLACES_FOR_OTHERS ? others.slice(PLACES_FOR_OTHERS - 1) : []);
  return {
    inLine: entries.filter((entry) => !further.has(entry)),
    further: [...further],
  };
}

/** The links for a page: entries that are always there, and those that belong to this part of the product. */
export function headerLinks(entries: readonly NavEntry[], pathname: string) {
  return entries
    .filter(({ when }) => when?.some((base) => isWithin(pathname, base)) ?? true)
    .map(({ label, to }) => ({ label, href: to, current: isWithin(pathname, to) }));
}

function mayOpen(to: string, remotes: readonly NavRemote[], { signedIn, hasKey }: NavVisitor): boolean {
  const area = findArea(remotes, to);
  if (area?.access === 'signed-in' && !signedIn) return false;
  return !needsKey(to, area) || hasKey === true;
}

/** A page of the specification's own list leads users without a key to where they create it. */
function needsKey(to: string, area: RemoteArea | undefined): boolean {
  return area?.needsKey === true && !HEADER_ORDER.includes(to);
}

function findArea(remotes: readonly NavRemote[], to: string): RemoteArea | undefined {
  return matchArea(remotes, to)?.area;
}

function rank({ to, when }: NavEntry): number {
  const listed = HEADER_ORDER.indexOf(to);
  return (listed === -1 ? HEADER_ORDER.length : listed) + (when ? 2 * HEADER_ORDER.length : 0);
}
