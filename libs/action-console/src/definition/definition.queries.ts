import { ApiError, publicApi, unwrap } from '@declic/openapi/actions';
import { queryOptions } from '@tanstack/react-query';
import type { ActionDefinition } from './definition';

const MINUTE = 60_000;

/** The definition of an action that can run; null when there is none. */
export const definitionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['actions', 'definition', slug],
    queryFn: ({ signal }) => fetchDefinition(slug, signal),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  });

async function fetchDefinition(slug: string, signal: AbortSignal): Promise<ActionDefinition | null> {
  try {
    const definition = await unwrap(publicApi.GET('/v1/actions/{slug}', { params: { path: { slug } }, signal }));
    return definition.is_enabled ? definition : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
