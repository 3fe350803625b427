import { useLatestParams } from '@declic/remote-kit';
import { useSearchDraft } from './use-search-draft';

export interface CatalogueFilters {
  /** Empty when nothing is searched for. */
  search: string;
  /** `null` is every category. */
  category: string | null;
  showFavorites: boolean;
  /** Only actions that this account has called. */
  showUsed: boolean;
}

const MAX_SEARCH = 100;

/** Reads the address; blank text and the category `all` count as unset. */
export function parseCatalogueFilters(params: URLSearchParams): CatalogueFilters {
  const category = params.get('category')?.trim();
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    category: category && category !== 'all' ? category : null,
    showFavorites: params.get('favorites') === '1',
    showUsed: params.get('used') === '1',
  };
}

export function writeCatalogueFilters({
  search,
  category,
  showFavorites,
  showUsed,
}: CatalogueFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(showFavorites ? { favorites: '1' } : {}),
    ...(showUsed ? { used: '1' } : {}),
  });
}

/** The filters are in the URL, so that a link reproduces them. */
export function useCatalogueFilters() {
  const [params, changeParams] = useLatestParams();
  const filters = parseCatalogueFilters(params);
  const change = (to: Partial<CatalogueFilters>, options?: { readonly replace: boolean }) =>
    changeParams((current) => writeCatalogueFilters({ ...parseCatalogueFilters(current), ...to }), options);
  // Replaces the history entry: typing must not add one per letter.
  const draft = useSearchDraft(filters.search, (search) => change({ search }, { replace: true }));

  return {
    filters,
    searchText: draft.text,
    typeSearch: draft.type,
    /** Text that is not searched for yet goes along: two navigations would overwrite each other. */
    chooseCategory: (category: string | null) => change({ search: draft.take(), category }),
    setShowFavorites: (showFavorites: boolean) => change({ search: draft.take(), showFavorites }),
    setShowUsed: (showUsed: boolean) => change({ search: draft.take(), showUsed }),
    clear: () => {
      draft.clear();
      changeParams(() => new URLSearchParams());
    },
  };
}
