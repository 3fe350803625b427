/**
 * The addresses that the specification puts into the header, in its order. Every signed-in user sees those without conditions, so
 * that the header is the same on each of their pages; entries of other remotes follow.
 */
export const HEADER_ORDER: readonly string[] = ['/dashboard', '/usage', '/account', '/actions', '/keys'];

/** How many entries of other remotes fit into the line. The button for the rest takes one of these places. */
export const PLACES_FOR_OTHERS = 4;
