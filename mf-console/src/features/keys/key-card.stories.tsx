import { aKey } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCard } from './key-card';

const meta = { title: 'Console/Keys/Key card', component: KeyCard } satisfies Meta<typeof KeyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NeverUsed: Story = { args: { apiKey: aKey() } };

export const New: Story = { args: { apiKey: aKey(), justCreated: true } };

export const Used: Story = {
  args: { apiKey: aKey({ last_used_at: '2026-11-20T12:00:00.000Z', credit_balance: 12_499, usage_count: 3_204 }) },
};

export const Suspended: Story = { args: { apiKey: aKey(), suspended: true } };

export const Inactive: Story = { args: { apiKey: aKey({ active: false }) } };

export const LongLabel: Story = { args: { apiKey: aKey({ label: 'A label of eighty characters '.repeat(3).trim() }) } };
