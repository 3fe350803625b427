import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../../domain/workshop-keys';
import { aMyBooking } from '../../testing/a-booking';
import { aPolicy } from '../../testing/a-policy';
import { MyBooking } from './my-booking';

const premium = aMyBooking();
const over = { ...premium.cancellation, possible: false };
/** What is true of every booking once its workshop is over. */
const afterwards = {
  session: { ...premium.session, status: 'replay' },
  cancellation: over,
  transfer_possible: false,
} as const;
const notIncluded = { state: 'not_included', url: null, opens_at: null } as const;

const meta = preview.meta({
  title: 'Workshops/My booking',
  component: MyBooking,
  args: { token: 'link-token', booking: premium, onTransferred: () => undefined },
  parameters: { queries: [[workshopKeys.policy(), aPolicy()]] },
});

export const Premium = meta.story();
export const Free = meta.story({
  args: {
    booking: aMyBooking({
      ticket_type: 'free',
      payment: null,
      price_eur: 0,
      cancellation: { ...premium.cancellation, refund_eur: 0, sentence: 'Annulation libre.' },
      after_workshop: notIncluded,
      replay: { state: 'not_included', url: null, kind: null },
    }),
  },
});
export const Unconfirmed = meta.story({
  args: { booking: aMyBooking({ status: 'unconfirmed', expires_at: '2090-01-01T12:00:00.000Z', payment: null }) },
});
export const Held = meta.story({
  args: {
    booking: aMyBooking({
      status: 'held',
      payment: 'open',
      payment_url: 'https://pay.example.test/1',
      expires_at: '2090-01-01T12:00:00.000Z',
    }),
  },
});
export const RoomOpen = meta.story({
  args: {
    booking: aMyBooking({
      room: { state: 'open', url: 'https://meet.example.test/room', opens_at: null },
      after_workshop: { state: 'open', url: 'https://meet.example.test/after', opens_at: null },
      telegram: { available: true, linked: true },
    }),
  },
});
export const ReplayFile = meta.story({
  args: {
    booking: aMyBooking({
      ...afterwards,
      replay: { state: 'open', url: '/replay.mp4', kind: 'file' },
    }),
  },
});
export const ReplayEmbed = meta.story({
  args: {
    booking: aMyBooking({
      ...afterwards,
      replay: { state: 'open', url: 'https://player.vimeo.com/video/1', kind: 'embed' },
    }),
  },
});
export const Cancelled = meta.story({
  args: {
    booking: aMyBooking({
      status: 'cancelled',
      payment: 'refunding',
      transfer_possible: false,
      cancellation: { ...over, cancelled_at: '2026-11-24T10:00:00Z', refund_by: '2026-11-26T10:00:00Z' },
    }),
  },
});
export const SessionCancelled = meta.story({
  args: {
    booking: aMyBooking({
      status: 'refunded',
      session: { ...premium.session, status: 'cancelled' },
      cancellation: over,
      transfer_possible: false,
    }),
  },
});
