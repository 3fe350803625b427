import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../../domain/workshop-keys';
import { aPolicy } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';
import { maxWidth } from '../../testing/max-width';
import { WaitingListSlot } from '../../waiting-list/waiting-list-slot';
import { BookingCard } from './booking-card';

const soldOut = aWorkshop({ seats_left: 0, status: 'soldout', waiting_list_open: true, premium_price_eur: 49 });

const meta = preview.meta({
  title: 'Workshops/Booking card',
  component: BookingCard,
  args: { session: aWorkshop(), onReplay: () => undefined },
  parameters: { queries: [[workshopKeys.policy(), aPolicy()]] },
  decorators: [maxWidth(360)],
});

export const Bookable = meta.story();
export const Premium = meta.story({ args: { session: aWorkshop({ premium_price_eur: 49 }) } });
export const PremiumGone = meta.story({
  args: { session: aWorkshop({ premium_price_eur: 49, premium_seats_left: 0 }) },
});
export const FewSeats = meta.story({ args: { session: aWorkshop({ seats_left: 2 }) } });
export const SoldOut = meta.story({
  args: { session: soldOut, waitingList: <WaitingListSlot session={soldOut} /> },
});
export const LineClosed = meta.story({
  args: {
    session: { ...soldOut, waiting_list_open: false },
    waitingList: <WaitingListSlot session={{ ...soldOut, waiting_list_open: false }} />,
  },
});
export const Replay = meta.story({ args: { session: aWorkshop({ status: 'replay' }) } });
export const Ended = meta.story({ args: { session: aWorkshop({ status: 'ended' }) } });
export const Cancelled = meta.story({ args: { session: aWorkshop({ status: 'cancelled' }) } });
