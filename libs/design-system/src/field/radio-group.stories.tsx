import preview from '@declic/design-system/storybook/preview';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const meta = preview.meta({
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
});

export const Default = meta.story({ args: { hint: 'Of the note.' } });

export const Empty = meta.story({ args: { value: '' } });

export const WithError = meta.story({ args: { value: '', required: true, error: 'Length is required' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: {
    label: 'How long the note is, from the first line to the last',
    choices: [
      { value: 'short', label: 'As short as it can be without leaving out what its reader has to know' },
      { value: 'long', label: 'As long as it has to be so that no question is left open at the end' },
    ],
  },
});
