import { curlOf, emailValidation } from '../../action-call';

/** A command for a terminal. Actions whose input we do not know here get an empty one; a refused input costs nothing. */
export function callOf(slug: string, origin = location.origin): string {
  const example = emailValidation(origin);
  return curlOf(slug === example.slug ? example : { origin, slug, input: {} });
}
