import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../../domain/workshop-keys';
import { aWaitingPlace, heldSeat } from '../../testing/a-booking';
import { aPolicy } from '../../testing/a-policy';
import { WaitingPlace } from './waiting-place';

const meta = preview.meta({
  title: 'Workshops/Waiting place',
  component: WaitingPlace,
  args: { token: 'link-token', place: aWaitingPlace() },
  parameters: { queries: [[workshopKeys.policy(), aPolicy()]] },
});

const offer = { status: 'offered', position: null, offer_expires_at: '2090-01-01T12:00:00.000Z' } as const;

export const Waiting = meta.story();
export const Unconfirmed = meta.story({ args: { place: aWaitingPlace({ status: 'unconfirmed', position: null }) } });
export const First = meta.story({ args: { place: aWaitingPlace({ position: 1 }) } });
export const Offered = meta.story({ args: { place: aWaitingPlace(offer) } });
export const PremiumOffered = meta.story({
  args: { place: aWaitingPlace({ ...offer, ticket_type: 'premium', price_eur: 49 }) },
});
export const Accepted = meta.story({ args: { place: aWaitingPlace({ status: 'accepted', position: null }) } });
const accepted = { status: 'accepted', position: null, ticket_type: 'premium', price_eur: 49 } as const;

export const Unpaid = meta.story({ args: { place: aWaitingPlace({ ...accepted, booking: heldSeat }) } });
export const NotPaidInTime = meta.story({
  args: {
    place: aWaitingPlace({ ...accepted, booking: { status: 'expired', payment_url: null, expires_at: null } }),
  },
});
export const Passed = meta.story({ args: { place: aWaitingPlace({ status: 'passed', position: null }) } });
export const Expired = meta.story({ args: { place: aWaitingPlace({ status: 'expired', position: null }) } });
export const Left = meta.story({ args: { place: aWaitingPlace({ status: 'left', position: null }) } });
export const Closed = meta.story({ args: { place: aWaitingPlace({ status: 'closed', position: null }) } });
