import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field';
import { Select } from './select';

const meta = {
  title: 'Components/Select',
  component: Select,
  render: (args) => (
    <Field label="Level">
      <Select {...args}>
        <option value="">All levels</option>
        <option value="beginner">Beginner</option>
        <option value="advanced">
          Advanced, for those who have already published at least one workflow of their own
        </option>
      </Select>
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { defaultValue: 'advanced' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = {
  render: (args) => (
    <Field label="Level" error="Choose a level.">
      <Select {...args}>
        <option value="">Choose</option>
      </Select>
    </Field>
  ),
};
