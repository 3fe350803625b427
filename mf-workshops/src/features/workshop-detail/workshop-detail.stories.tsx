import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../../domain/workshop-keys';
import { aPolicy } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';
import { WorkshopDetail } from './workshop-detail';
import { WorkshopNotFound } from './workshop-not-found';
import { WorkshopSkeleton } from './workshop-skeleton';

const meta = preview.meta({
  title: 'Workshops/Workshop',
  component: WorkshopDetail,
  args: { session: aWorkshop({ premium_price_eur: 49 }), onReplay: () => undefined },
  parameters: { queries: [[workshopKeys.policy(), aPolicy()]] },
});

export const Upcoming = meta.story();
export const FewSeats = meta.story({ args: { session: aWorkshop({ seats_left: 1 }) } });
export const SoldOut = meta.story({ args: { session: aWorkshop({ status: 'soldout', seats_left: 0 }) } });
export const Replay = meta.story({
  args: { session: aWorkshop({ status: 'replay', start_utc: '2026-01-10T17:30:00Z' }) },
});
export const Loading = meta.story({ render: () => <WorkshopSkeleton /> });
export const NotFound = meta.story({ render: () => <WorkshopNotFound reason="Workshop not found" /> });
