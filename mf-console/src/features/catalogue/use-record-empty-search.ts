import { actionsApi, unwrap } from '@declic/openapi/actions';
import { useEffect, useRef } from 'react';
import type { CatalogueFilters } from './catalogue-filters';

/** Records a search that found nothing, once for each change of the filters. A failure is only logged. */
export function useRecordEmptySearch({ search, category, showFavorites }: CatalogueFilters, isEmpty: boolean): void {
  const recorded = useRef('');
  useEffect(() => {
    const filters = { category: category ?? 'all', showFavorites };
    const entry = JSON.stringify([search, filters]);
    if (!isEmpty || search === '' || recorded.current === entry) return;
    recorded.current = entry;
    unwrap(actionsApi.POST('/api/actions/empty-searches', { body: { search_query: search, filters } })).catch(
      (error: unknown) => console.warn('The empty search was not recorded.', error),
    );
  }, [search, category, showFavorites, isEmpty]);
}
