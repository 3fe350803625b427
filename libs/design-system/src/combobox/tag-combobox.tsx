import type { KeyboardEvent } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Stack } from '../index';
import { useFieldControl } from '../field/field-context';
import { ChoiceList, ListButton } from './choice-list';
import { ComboboxInput, type ComboboxProps, ControlBox } from './combobox';
import { TagList } from './tag-list';
import { toAriaProps } from './to-aria-props';

export interface TagComboboxProps extends Omit<ComboboxProps, 'value' | 'onChange'> {
  /** In the order in which they were chosen. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/**
 * Any number of choices, each a tag. They are added by search; Backspace in the empty input removes the last one, Delete the one
 * that the arrow keys reach. Lives in a `Field`.
 */
export function TagCombobox({ label, choices, value, onChange, placeholder, disabled = false }: TagComboboxProps) {
  const field = toAriaProps(useFieldControl({}));
  const removeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && event.currentTarget.value === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <Stack $gap={2}>
      <TagList
        label={`${label}: chosen`}
        tags={value.map((each) => ({ id: each, label: findLabel(choices, each) }))}
        disabled={disabled}
        onRemove={(removed) => onChange(value.filter((each) => !removed.has(each)))}
      />
      <ComboBox
        {...field}
        aria-label={label}
        selectionMode="multiple"
        defaultItems={choices}
        value={value}
        onChange={(chosen) => onChange(chosen.map(String))}
        isDisabled={disabled}
        menuTrigger="focus"
      >
        <ControlBox>
          <ComboboxInput placeholder={placeholder ?? 'Search to add…'} onKeyDown={removeLast} />
          <ListButton />
        </ControlBox>
        <ChoiceList />
      </ComboBox>
    </Stack>
  );
}

function findLabel(choices: ComboboxProps['choices'], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
