import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../index';
import { SelectMenu } from './select-menu';

const options = [
  { value: 'test', label: 'Test', description: 'Free, with sample answers.' },
  { value: 'live', label: 'Live', description: 'Uses credits.' },
  { value: 'archive', label: 'Archive', description: 'Not available yet.', disabled: true },
];

const meta = {
  title: 'Components/SelectMenu',
  component: SelectMenu,
  args: { options, value: undefined, onValueChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Mode">
        <SelectMenu {...args} value={value} onValueChange={setValue} />
      </Field>
    );
  },
} satisfies Meta<typeof SelectMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'live' } };

export const Disabled: Story = { args: { value: 'test', disabled: true } };

export const WithError: Story = {
  render: (args) => (
    <Field label="Mode" error="Choose a mode.">
      <SelectMenu {...args} />
    </Field>
  ),
};
