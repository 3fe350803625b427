import { Stack, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionGrid } from './action-grid';
import { ActionGridSkeleton } from './action-grid-skeleton';
import { ActionsFailure } from './actions-failure';
import { type Action, actionsQuery } from './actions.queries';
import { CatalogueFilterBar } from './catalogue-filter-bar';
import { useCatalogueFilters } from './catalogue-filters';
import { NoActions } from './no-actions';

export function ActionCatalogue() {
  const { filters, searchText, typeSearch, chooseCategory, clear } = useCatalogueFilters();
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
        onType={typeSearch}
        onCategory={chooseCategory}
        searchFieldRef={searchField}
      />
      <Results filters={filters} onClear={startOver} />
    </Stack>
  );
}

interface ResultsProps {
  filters: ReturnType<typeof useCatalogueFilters>['filters'];
  onClear: () => void;
}

/** Decides loading and failure itself, so that the filters above stay usable in both. */
function Results({ filters, onClear }: ResultsProps) {
  const {
    data: actions,
    error,
    isPlaceholderData: isBusy,
    refetch,
  } = useQuery({
    ...actionsQuery(filters),
    placeholderData: keepPreviousData,
  });

  if (error) return <ActionsFailure error={error} onRetry={() => void refetch()} />;
  // An empty answer to the last filters says nothing about the next ones.
  const isUnknown = !actions || (isBusy && actions.length === 0);

  // The status stays while the results change: only then is every change read out, "nothing found" included.
  return (
    <>
      <VisuallyHidden role="status">{isBusy || isUnknown ? '' : formatActionCount(actions)}</VisuallyHidden>
      {isUnknown ? <ActionGridSkeleton /> : null}
      {!isUnknown && actions.length === 0 ? <NoActions filters={filters} onClear={onClear} /> : null}
      {!isUnknown && actions.length > 0 ? <ActionGrid actions={actions} loading={isBusy} /> : null}
    </>
  );
}

function formatActionCount({ length }: readonly Action[]): string {
  return length === 0 ? 'No action found' : formatCount(length, 'action');
}
