import preview from '../../.storybook/preview';
import { Text } from '../index';
import { Link } from './link';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '/keys', children: 'your keys' },
});

export const Inline = meta.story({
  render: (args) => (
    <Text>
      A call needs one of <Link {...args} />, sent in the header.
    </Text>
  ),
});

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Documentation' } });

export const Strong = meta.story({ args: { variant: 'strong', children: 'See every action' } });

export const External = meta.story({
  args: { href: 'https://example.com', target: '_blank', children: 'example.com' },
});
