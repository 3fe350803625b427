import preview from '@declic/design-system/storybook/preview';
import { aWorkshop } from '../../testing/a-workshop';
import { BookingSuccess, type BookingSuccessProps } from './booking-success';

const registration: BookingSuccessProps['registration'] = {
  id: '0198a000-0000-7000-8000-0000000000aa',
  sessionId: '0198a000-0000-7000-8000-000000000001',
  email: 'someone.with.a.rather.long.address@department.example.test',
  firstName: 'Ada',
  ticketType: 'free',
  status: 'confirmed',
  created_at: '2026-11-20T10:00:00Z',
};

const meta = preview.meta({
  title: 'Workshops/Booking success',
  component: BookingSuccess,
  args: {
    session: aWorkshop(),
    registration,
  },
});

export const Default = meta.story();
