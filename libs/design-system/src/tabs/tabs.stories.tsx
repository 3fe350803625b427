import { useState } from 'react';
import preview from '../../.storybook/preview';
import { CodeBlock, Text } from '../index';
import { Tabs } from './tabs';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Examples',
    value: 'curl',
    onValueChange: () => undefined,
    tabs: [
      { value: 'curl', label: 'curl', content: <CodeBlock label="Terminal" code="curl -X POST …" /> },
      { value: 'node', label: 'Node', content: <Text>await fetch(…)</Text> },
      { value: 'python', label: 'Python', content: <Text>httpx.post(…)</Text> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    value: '0',
    tabs: Array.from({ length: 9 }, (_, index) => ({
      value: String(index),
      label: `A long name for a tab ${index + 1}`,
      content: <Text>Content {index + 1}</Text>,
    })),
  },
});
