import { prefetch } from '@declic/remote-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { consoleCrumbs } from '../crumbs';
import { ActionCatalogue } from '../features/catalogue/action-catalogue';
import { actionsQuery } from '../features/catalogue/actions.queries';
import { parseCatalogueFilters } from '../features/catalogue/catalogue-filters';
import { categoriesQuery } from '../features/catalogue/categories.queries';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Actions');

export function loader({ request }: LoaderFunctionArgs) {
  const filters = parseCatalogueFilters(new URL(request.url).searchParams);
  prefetch(categoriesQuery());
  return prefetch(actionsQuery(filters));
}

export function Component() {
  return (
    <ConsolePage title="Actions Catalog" subtitle="Discover and explore available automated workflows.">
      <ActionCatalogue />
    </ConsolePage>
  );
}
