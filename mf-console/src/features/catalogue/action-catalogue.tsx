import { Stack, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useRef } from 'react';
import { ActionGrid } from './action-grid';
import { ActionGridSkeleton } from './action-grid-skeleton';
import { ActionsFailure } from './actions-failure';
import type { Action } from './actions.queries';
import { CatalogueFilterBar } from './catalogue-filter-bar';
import { type CatalogueFilters, useCatalogueFilters } from './catalogue-filters';
import { NoActions } from './no-actions';
import { NoFavorites } from './no-favorites';
import { useRecordEmptySearch } from './use-record-empty-search';
import { useShownActions } from './use-shown-actions';

export function ActionCatalogue() {
  const { filters, searchText, typeSearch, chooseCategory, setShowFavorites, clear } = useCatalogueFilters();
  const searchField = useRef<HTMLInputElement>(null);

  // The clear button disappears with the empty result, so the focus moves to the search field.
  const startOver = () => {
    clear();
    searchField.current?.focus();
  };

  return (
    <Stack $gap={5}>
      <CatalogueFilterBar
        searchText={searchText}
        category={filters.category}
        showFavorites={filters.showFavorites}
        onType={typeSearch}
        onCategory={chooseCategory}
        onShowFavorites={setShowFavorites}
        searchFieldRef={searchField}
      />
      <Results filters={filters} onClear={startOver} />
    </Stack>
  );
}

interface ResultsProps {
  filters: CatalogueFilters;
  onClear: () => void;
}

/** Decides loading and failure itself, so that the filters above stay usable in both. */
function Results({ filters, onClear }: ResultsProps) {
  const { data: actions, favorites, error, isPlaceholderData: isBusy, refetch } = useShownActions(filters);
  // An empty answer to the last filters says nothing about the next ones.
  const isUnknown = !actions || (isBusy && actions.length === 0);
  const isEmpty = !isUnknown && !error && actions.length === 0;
  useRecordEmptySearch(filters, isEmpty);

  if (error) return <ActionsFailure error={error} onRetry={() => void refetch()} />;
  // The status stays while the results change: only then is every change read out, "nothing found" included.
  return (
    <>
      <VisuallyHidden role="status">{isBusy || isUnknown ? '' : formatActionCount(actions)}</VisuallyHidden>
      {isUnknown ? <ActionGridSkeleton /> : null}
      {isEmpty ? <NothingFound filters={filters} onClear={onClear} /> : null}
      {!isUnknown && actions.length > 0 ? (
        <ActionGrid actions={actions} favorites={favorites} loading={isBusy} />
      ) : null}
    </>
  );
}

function NothingFound({ filters, onClear }: ResultsProps) {
  return filters.showFavorites ? <NoFavorites onClear={onClear} /> : <NoActions filters={filters} onClear={onClear} />;
}

function formatActionCount({ length }: readonly Action[]): string {
  return length === 0 ? 'No action found' : formatCount(length, 'action');
}
