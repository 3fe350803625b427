import preview from '@declic/design-system/storybook/preview';
import { aWorkshop } from '../../testing/a-workshop';
import { maxWidth } from '../../testing/max-width';
import { BookingCard } from './booking-card';

const meta = preview.meta({
  title: 'Workshops/Booking card',
  component: BookingCard,
  args: { session: aWorkshop(), onBook: () => undefined },
  decorators: [maxWidth(360)],
});

export const Open = meta.story();
export const FewSeats = meta.story({ args: { session: aWorkshop({ seats_left: 4 }) } });
export const SoldOut = meta.story({ args: { session: aWorkshop({ seats_left: 0 }) } });
export const Replay = meta.story({
  args: { session: aWorkshop({ status: 'replay', start_utc: '2026-01-10T17:30:00Z' }) },
});
