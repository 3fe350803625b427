import { toCurl, EXAMPLE_INPUT } from '../../action-call';

/** A command for a terminal. Actions whose input we do not know here get an empty one; a refused input costs nothing. */
export function toExampleCall(slug: string, origin = location.origin): string {
  return toCurl({ origin, path: `/v1/actions/${slug}`, input: slug === 'email_validate' ? EXAMPLE_INPUT : {} });
}
