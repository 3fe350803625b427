import { ErrorState, Stack } from '@declic/design-system';
import { describeError } from '@declic/remote-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ActionGrid } from './action-grid';
import { ActionGridLoading } from './action-grid-loading';
import { actionsQuery } from './actions.queries';
import { CatalogueFilterBar } from './catalogue-filter-bar';
import { useCatalogueFilters } from './catalogue-filters';
import { NoActions } from './no-actions';

export function ActionCatalogue() {
  const { filters, searchFor, chooseCategory, clear } = useCatalogueFilters();
  return (
    <Stack $gap={5}>
      <CatalogueFilterBar filters={filters} onSearch={searchFor} onCategory={chooseCategory} />
      <Results filters={filters} onClear={clear} />
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
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...actionsQuery(filters),
    placeholderData: keepPreviousData,
  });

  if (error) {
    return (
      <ErrorState
        title="Failed to load actions. Please try again."
        message={describeError(error).message}
        onRetry={() => void refetch()}
      />
    );
  }
  // An empty answer to the last filters says nothing about the next ones.
  if (!actions || (isPlaceholderData && actions.length === 0)) return <ActionGridLoading />;
  if (actions.length === 0) return <NoActions filters={filters} onClear={onClear} />;
  return <ActionGrid actions={actions} isBusy={isPlaceholderData} />;
}
