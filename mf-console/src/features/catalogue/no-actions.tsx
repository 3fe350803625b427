import { Button, EmptyState, Search } from '@declic/design-system';
import type { CatalogueFilters } from './catalogue-filters';

export interface NoActionsProps {
  filters: CatalogueFilters;
  onClear: () => void;
}

export function NoActions({ filters, onClear }: NoActionsProps) {
  const isFiltered = filters.search !== '' || filters.category !== null;
  return (
    <EmptyState
      title="Action not available yet"
      icon={<Search aria-hidden />}
      description={
        <>
          {missing(filters)} Thank you for the suggestion: it may be added to our roadmap.
          <br />
          Meanwhile, explore our existing actions or contact us for specific requirements.
        </>
      }
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        ) : null
      }
    />
  );
}

function missing({ search, category }: CatalogueFilters): string {
  const place = category ? ` in ${category}` : '';
  return search ? `We have no action for “${search}”${place} yet.` : `There is no action${place} yet.`;
}
