import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../index';
import { Link } from './link';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/keys', children: 'your keys' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      A call needs one of <Link {...args} />, sent in the header.
    </Text>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Documentation' } };

export const Strong: Story = { args: { variant: 'strong', children: 'See every action' } };

export const External: Story = { args: { href: 'https://example.com', target: '_blank', children: 'example.com' } };
