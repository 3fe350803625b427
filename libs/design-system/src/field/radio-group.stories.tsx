import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Length',
    value: 'short',
    onChange: () => undefined,
    choices: [
      { value: 'short', label: 'Short' },
      { value: 'long', label: 'Long' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Of the note.' } };

export const Empty: Story = { args: { value: '' } };

export const WithError: Story = { args: { value: '', required: true, error: 'Length is required' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'How long the note is, from the first line to the last',
    choices: [
      { value: 'short', label: 'As short as it can be without leaving out what its reader has to know' },
      { value: 'long', label: 'As long as it has to be so that no question is left open at the end' },
    ],
  },
};
