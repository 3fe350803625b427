import type { Fit } from '@declic/action-router';
import { VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { Plan } from '../../plan-facts/plans.queries';
import { ActionGrid } from './action-grid';
import { ActionGridSkeleton } from './action-grid-skeleton';
import { ActionsFailure } from './actions-failure';
import type { Action } from './actions.queries';
import type { CatalogueFilters } from './catalogue-filters';
import { NoActions } from './no-actions';
import { NoListedActions } from './no-listed-actions';
import { useRecordEmptySearch } from './use-record-empty-search';
import { useShownActions } from './use-shown-actions';

export interface CatalogueResultsProps {
  filters: CatalogueFilters;
  plans: readonly Plan[];
  /** The actions that take the reader's data. */
  fits?: readonly Fit[] | undefined;
  onClear: () => void;
  onEvidence: (slug: string) => void;
  onOpen: (slug: string) => void;
  onEscape: () => void;
}

const NO_ACTIONS: readonly Action[] = [];

/** Decides loading and failure itself, so that the filters above stay usable in both. */
export function CatalogueResults({ filters, plans, fits, onClear, ...onCard }: CatalogueResultsProps) {
  const shown = useShownActions(filters, fits);
  const { data: actions, all, favorites, uses, error, isPlaceholderData: isBusy, refetch } = shown;
  // An empty answer to the last filters says nothing about the next ones.
  const isUnknown = !actions || (isBusy && actions.length === 0);
  const isEmpty = !isUnknown && !error && actions.length === 0;
  // Another filter may be what left nothing: only the search and the category are the service's answer.
  useRecordEmptySearch(filters, isEmpty && !filters.showUsed);

  if (error) return <ActionsFailure error={error} onRetry={() => void refetch()} />;
  // The status stays while the results change: only then is every change read out, "nothing found" included.
  return (
    <>
      <VisuallyHidden role="status">{isBusy || isUnknown ? '' : formatActionCount(actions)}</VisuallyHidden>
      {isUnknown ? <ActionGridSkeleton /> : null}
      {isEmpty ? <NothingFound filters={filters} onClear={onClear} /> : null}
      {all.length > 0 ? (
        <ActionGrid
          {...{ all, favorites, uses, plans, fits, ...onCard }}
          actions={isUnknown ? NO_ACTIONS : actions}
          loading={isBusy}
        />
      ) : null}
    </>
  );
}

function NothingFound({ filters, onClear }: Pick<CatalogueResultsProps, 'filters' | 'onClear'>) {
  if (filters.showFavorites) return <NoListedActions list="favorites" onClear={onClear} />;
  if (filters.showUsed) return <NoListedActions list="used" onClear={onClear} />;
  return <NoActions filters={filters} onClear={onClear} />;
}

function formatActionCount({ length }: readonly Action[]): string {
  return length === 0 ? 'No action found' : formatCount(length, 'action');
}
