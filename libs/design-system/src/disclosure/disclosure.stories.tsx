import preview from '../../.storybook/preview';
import { Text } from '../text';
import { Disclosure } from './disclosure';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: 'Show the numbers', children: <Text>499 credits on 21 November.</Text> },
});

export const Default = meta.story();

export const Body = meta.story({ args: { size: 'body' } });

export const Row = meta.story({ args: { variant: 'row', size: 'body' } });

export const SmallRow = meta.story({ args: { variant: 'row' } });

export const LongText = meta.story({
  args: { variant: 'row', size: 'body', summary: 'https://example.test/'.repeat(12) },
});
