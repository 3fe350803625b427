import preview from '@declic/design-system/storybook/preview';
import { aSavedBooking } from '../../testing/a-booking';
import { aWorkshop } from '../../testing/a-workshop';
import { BookingSuccess } from './booking-success';

const meta = preview.meta({
  title: 'Workshops/Booking success',
  component: BookingSuccess,
  args: {
    session: aWorkshop(),
    booking: aSavedBooking({ email: 'someone.with.a.rather.long.address@department.example.test' }),
    onBookAnother: () => undefined,
  },
});

export const Default = meta.story();
export const WithTelegram = meta.story({
  args: { booking: aSavedBooking({ telegramUrl: 'https://t.me/declic_bot?start=token' }) },
});
