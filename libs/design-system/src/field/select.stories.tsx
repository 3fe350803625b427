import preview from '../../.storybook/preview';
import { Field } from './field';
import { Select } from './select';

const meta = preview.meta({
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
});

export const Default = meta.story();

export const LongText = meta.story({ args: { defaultValue: 'advanced' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const WithError = meta.story({
  render: (args) => (
    <Field label="Level" error="Choose a level.">
      <Select {...args}>
        <option value="">Choose</option>
      </Select>
    </Field>
  ),
});
