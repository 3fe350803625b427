import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWorkshop } from '../../testing/a-workshop';
import { WorkshopDetail } from './workshop-detail';
import { WorkshopNotFound } from './workshop-not-found';
import { WorkshopSkeleton } from './workshop-skeleton';

const meta: Meta<typeof WorkshopDetail> = {
  title: 'Workshops/Workshop',
  component: WorkshopDetail,
  args: { session: aWorkshop(), onBook: () => undefined },
};
export default meta;

type Story = StoryObj<typeof WorkshopDetail>;

export const Upcoming: Story = {};
export const FewSeats: Story = { args: { session: aWorkshop({ seats_left: 1 }) } };
export const SoldOut: Story = { args: { session: aWorkshop({ status: 'soldout', seats_left: 0 }) } };
export const Replay: Story = { args: { session: aWorkshop({ status: 'replay', start_utc: '2026-01-10T17:30:00Z' }) } };
export const Loading: Story = { render: () => <WorkshopSkeleton /> };
export const NotFound: Story = { render: () => <WorkshopNotFound reason="Workshop not found" /> };
