import { Suspense } from 'react';
import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../../domain/workshop-keys';
import { aWorkshop } from '../../testing/a-workshop';
import { UpcomingWorkshops } from './upcoming-workshops';
import { UpcomingWorkshopsSkeleton } from './upcoming-workshops-skeleton';

const meta = preview.meta({
  title: 'Workshops/Workshop list',
  component: UpcomingWorkshops,
  args: { page: 1 },
  decorators: [
    (Story) => (
      <Suspense fallback={<UpcomingWorkshopsSkeleton />}>
        <Story />
      </Suspense>
    ),
  ],
});
const sessions = [
  aWorkshop({ id: 'a', status: 'replay', start_utc: '2020-01-10T17:30:00Z', title: 'Google Sheets, jusqu’où ?' }),
  aWorkshop({ id: 'b' }),
  aWorkshop({ id: 'c', seats_left: 2, level: 'advanced', title: 'Des webhooks qui ne perdent rien' }),
  aWorkshop({
    id: 'd',
    status: 'soldout',
    seats_left: 0,
    level: 'intermediate',
    title: 'Factures PDF : de la boîte mail au tableur',
  }),
];
const answered = (items: unknown) => ({ queries: [[workshopKeys.list(1), { items, pages: 3 }]] });

export const Grid = meta.story({ parameters: answered(sessions) });
export const List = meta.story({ parameters: { ...answered(sessions), route: '/workshops?vue=liste' } });
export const Empty = meta.story({ parameters: answered([]) });
export const Loading = meta.story({ render: () => <UpcomingWorkshopsSkeleton /> });
