import preview from '@declic/design-system/storybook/preview';
import { plansQuery } from '../../plan-facts/plans.queries';
import { somePlans } from '../../testing/billing-factories';
import { anAction } from '../../testing/factories';
import { ActionCatalogue } from './action-catalogue';
import { ActionGridSkeleton } from './action-grid-skeleton';
import { actionsQuery } from './actions.queries';
import { categoriesQuery } from './categories.queries';
import { favoritesQuery } from './favorites.queries';

const categories = [categoriesQuery().queryKey, ['Data quality', 'Sales']] as const;
const plans = [plansQuery().queryKey, somePlans()] as const;
const everything = { search: '', category: null };
const favorites = [favoritesQuery().queryKey, ['score_leads']] as const;

const measured = anAction({
  slug: 'score_leads',
  title: 'Score leads',
  category: 'Sales',
  credit_cost: 3,
  health_status: 'degraded',
  p95_latency_ms_24h: 1_249,
  success_rate_24h: 0.987,
  last_verified_at: '2026-11-20T12:00:00.000Z',
});

const long = anAction({
  slug: 'a_slug_that_does_not_know_when_to_stop_and_goes_on',
  title: 'An action whose title needs more than one line on every screen there is',
  one_liner: 'One line, they said, but this one is two or three of them and then some more. '.repeat(2),
  health_status: 'down',
});

const meta = preview.meta({ title: 'Console/Catalogue', component: ActionCatalogue });

export const Default = meta.story({
  parameters: {
    queries: [
      categories,
      plans,
      favorites,
      [actionsQuery(everything).queryKey, [anAction({ health_status: 'healthy' }), measured, anAction({ slug: 'x' })]],
    ],
  },
});

export const LongText = meta.story({
  parameters: { queries: [categories, plans, favorites, [actionsQuery(everything).queryKey, [long, anAction()]]] },
});

export const Empty = meta.story({
  parameters: {
    route: '/actions?search=teleport',
    queries: [categories, plans, [actionsQuery({ search: 'teleport', category: null }).queryKey, []]],
  },
});

export const NoFavorites = meta.story({
  parameters: {
    route: '/actions?favorites=1',
    queries: [categories, plans, [favoritesQuery().queryKey, []], [actionsQuery(everything).queryKey, [anAction()]]],
  },
});

export const Loading = meta.story({ render: () => <ActionGridSkeleton /> });
