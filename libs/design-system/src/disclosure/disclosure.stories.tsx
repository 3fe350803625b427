import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: 'Show the numbers', children: <Text>499 credits on 21 November.</Text> },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Body: Story = { args: { size: 'body' } };

export const Row: Story = { args: { variant: 'row', size: 'body' } };

export const SmallRow: Story = { args: { variant: 'row' } };

export const LongText: Story = {
  args: { variant: 'row', size: 'body', summary: 'https://example.test/'.repeat(12) },
};
