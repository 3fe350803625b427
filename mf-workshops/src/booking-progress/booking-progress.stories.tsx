import { Text } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../domain/workshop-keys';
import { aBookingStatus, aSavedBooking } from '../testing/a-booking';
import { aPolicy } from '../testing/a-policy';
import { maxWidth } from '../testing/max-width';
import { BookingProgress } from './booking-progress';
import type { BookingStatus } from './booking-status.queries';

const meta = preview.meta({
  title: 'Workshops/Booking progress',
  component: BookingProgress,
  args: { booking: aSavedBooking(), confirmed: <Text>Confirmé</Text>, onRestart: () => undefined },
  decorators: [maxWidth(560)],
});

const at = (change: Partial<BookingStatus>) => ({
  parameters: {
    queries: [
      [workshopKeys.status(aSavedBooking().statusToken), aBookingStatus(change)],
      [workshopKeys.policy(), aPolicy()],
    ],
  },
});

export const Held = meta.story(at({}));
export const PaymentFailed = meta.story(at({ payment: 'failed' }));
export const PaymentProcessing = meta.story(at({ payment: 'processing', expires_at: null }));
export const Unconfirmed = meta.story(
  at({ status: 'unconfirmed', ticket_type: 'free', payment: null, payment_url: null }),
);
export const Expired = meta.story(at({ status: 'expired', payment_url: null, expires_at: null }));
export const Released = meta.story(at({ status: 'cancelled', payment_url: null, expires_at: null }));
export const PaidTooLate = meta.story(at({ status: 'refunded', payment: 'refunding', payment_url: null }));
export const Refunded = meta.story(at({ status: 'refunded', payment: 'refunded', payment_url: null }));
