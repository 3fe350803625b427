import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch';

const meta = {
  title: 'Flow/Switch',
  component: Switch,
  args: { label: 'Active', isOn: true, isBusy: false, onToggle: () => undefined },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = { args: { isOn: false } };

export const Busy: Story = { args: { isBusy: true } };
