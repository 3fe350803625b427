import preview from '@declic/design-system/storybook/preview';
import { useState } from 'react';
import { Field } from '../index';
import { Combobox } from './combobox';
import { TagCombobox } from './tag-combobox';

const choices = [
  'Albania',
  'Belgium',
  'Brazil',
  'Chad',
  'Denmark',
  'South Georgia and the South Sandwich Islands, with the waters around them',
].map((label) => ({ value: label, label }));

interface StoryProps {
  value: readonly string[];
  multiple: boolean;
  error?: string;
  disabled?: boolean;
}

function CountryField({ value: initial, multiple, error, disabled = false }: StoryProps) {
  const [value, setValue] = useState(initial);
  const shared = { label: 'Country', choices, disabled };
  return (
    <Field label="Country" hint="Where it is." error={error} required>
      {multiple ? (
        <TagCombobox {...shared} value={value} onChange={setValue} />
      ) : (
        <Combobox {...shared} value={value[0] ?? ''} onChange={(chosen) => setValue([chosen])} />
      )}
    </Field>
  );
}

const meta = preview.meta({
  title: 'Components/Combobox',
  component: CountryField,
  args: { value: ['Belgium'], multiple: false },
});

export const Default = meta.story();

export const Empty = meta.story({ args: { value: [] } });

export const WithError = meta.story({ args: { value: [], error: 'Country is required' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({ args: { value: choices.slice(-1).map(({ value }) => value) } });

export const Tags = meta.story({ args: { multiple: true, value: ['Belgium', 'Chad'] } });

export const TagsEmpty = meta.story({ args: { multiple: true, value: [] } });

export const TagsWithError = meta.story({ args: { multiple: true, value: [], error: 'Country is required' } });

export const TagsDisabled = meta.story({ args: { multiple: true, disabled: true, value: ['Belgium', 'Chad'] } });

export const TagsLongText = meta.story({ args: { multiple: true, value: choices.map(({ value }) => value) } });
