import type { ReleaseManifest } from './release.ts';

type PreloadLists = ReleaseManifest['preload'];

/** The files that the first view of a path needs: those of the most specific route pattern, and those that every route needs. */
export function routePreload(lists: PreloadLists, path: string): string[] {
  return [...new Set([...(lists[findRoute(lists, path) ?? '*'] ?? []), ...(lists['*'] ?? [])])];
}

/**
 * Whether a remote has a page at a path, by the route patterns of its release. One that names no patterns answers for all paths of its
 * areas.
 */
export function hasRoute(lists: PreloadLists, path: string): boolean {
  const patterns = Object.keys(lists).filter((pattern) => pattern !== '*');
  return patterns.length === 0 || patterns.some((pattern) => matches(pattern, path));
}

/**
 * The path in the letters of the pattern that it matches but for upper and lower case; undefined when it matches none. What stands for
 * `:name` and `*`, and a slash at the end, stay as they are.
 */
export function spellRoute(lists: PreloadLists, path: string): string | undefined {
  const pattern = mostSpecific(lists, (each) => matches(lower(each), lower(path)));
  if (pattern === undefined) return undefined;
  const wanted = segments(pattern);
  const spelled = segments(path).map((segment, index) => {
    const literal = wanted[index];
    return literal === undefined || literal === '*' || literal.startsWith(':') ? segment : literal;
  });
  return `/${spelled.join('/')}${path.endsWith('/') && spelled.length > 0 ? '/' : ''}`;
}

const lower = (text: string) => text.toLowerCase();

/** The most specific of the route patterns that a path has; undefined when it has none. */
export function findRoute(lists: PreloadLists, path: string): string | undefined {
  return mostSpecific(lists, (pattern) => matches(pattern, path));
}

function mostSpecific(lists: PreloadLists, isMatch: (pattern: string) => boolean): string | undefined {
  const [best] = Object.keys(lists)
    .filter((pattern) => pattern !== '*' && isMatch(pattern))
    .sort((one, other) => specificity(other) - specificity(one));
  return best;
}

/** `:name` stands for one segment, a final `*` for any number of them. */
function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || segment === given[index]);
}

/** Literal segments count most, then parameters; an open end counts nothing. */
function specificity(pattern: string): number {
  return segments(pattern).reduce((sum, segment) => sum + (segment === '*' ? 0 : segment.startsWith(':') ? 2 : 3), 0);
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
