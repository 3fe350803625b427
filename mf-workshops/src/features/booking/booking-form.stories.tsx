import { ApiError } from '@declic/openapi/workshops';
import { userEvent, within } from 'storybook/test';
import preview from '@declic/design-system/storybook/preview';
import { workshopKeys } from '../../domain/workshop-keys';
import { aPolicy } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';
import { maxWidth } from '../../testing/max-width';
import { emptyBooking } from './booking-schema';
import { BookingForm, type BookingFormProps } from './booking-form';
import { toBookingRequest } from './booking-request';

const request = toBookingRequest(emptyBooking, 's1', {});

function aBooking(facts: Partial<BookingFormProps['booking']> = {}): BookingFormProps['booking'] {
  return { mutateAsync: () => Promise.resolve(), error: null, isPending: false, reset: () => undefined, ...facts };
}

const meta = preview.meta({
  title: 'Workshops/Booking form',
  component: BookingForm,
  args: { session: aWorkshop(), booking: aBooking(), toRequest: () => request },
  parameters: { queries: [[workshopKeys.policy(), aPolicy()]] },
  decorators: [maxWidth(560)],
});

export const Empty = meta.story();

export const Premium = meta.story({
  args: { session: aWorkshop({ premium_price_eur: 49, ticket_free_enabled: false }) },
});
export const BothTickets = meta.story({ args: { session: aWorkshop({ premium_price_eur: 49 }) } });
export const PremiumGone = meta.story({
  args: { session: aWorkshop({ premium_price_eur: 49, premium_seats_left: 0 }) },
});

export const WithTelegram = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Telegram/ }));
  },
});

export const FieldErrors = meta.story({
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: /E-mail/ }), 'ada@');
    await userEvent.click(form.getByRole('checkbox', { name: /J’accepte/ }));
    await userEvent.click(form.getByRole('button', { name: 'Confirmer ma réservation' }));
    await form.findByText('Indiquez votre prénom.');
  },
});

export const Submitting = meta.story({ args: { booking: aBooking({ isPending: true }) } });

export const SoldOutMeanwhile = meta.story({
  args: { booking: aBooking({ error: new ApiError(409, 'sold_out', 'Every seat of this workshop is taken.') }) },
});

export const Unreachable = meta.story({ args: { booking: aBooking({ error: new TypeError('Failed to fetch') }) } });
