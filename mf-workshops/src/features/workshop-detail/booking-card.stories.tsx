import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWorkshop } from '../../testing/a-workshop';
import { maxWidth } from '../../testing/max-width';
import { BookingCard } from './booking-card';

const meta: Meta<typeof BookingCard> = {
  title: 'Workshops/Booking card',
  component: BookingCard,
  args: { session: aWorkshop(), onBook: () => undefined },
  decorators: [maxWidth(360)],
};
export default meta;

type Story = StoryObj<typeof BookingCard>;

export const Open: Story = {};
export const FewSeats: Story = { args: { session: aWorkshop({ seats_left: 4 }) } };
export const SoldOut: Story = { args: { session: aWorkshop({ seats_left: 0 }) } };
export const Replay: Story = { args: { session: aWorkshop({ status: 'replay', start_utc: '2026-01-10T17:30:00Z' }) } };
