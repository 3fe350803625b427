import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { controlStyle } from '../field/control-style';
import { useFieldControl } from '../field/field-context';
import { token } from '../index';
import { ChoiceList, ListButton } from './choice-list';
import { toAriaProps } from './to-aria-props';

export interface Choice {
  value: string;
  label: string;
}

export interface ComboboxProps {
  /** Names the input; the same words as the label of its `Field`. */
  label: string;
  choices: readonly Choice[];
  /** Empty for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** One of many choices, found by typing a part of its name. Lives in a `Field`. */
export function Combobox({ label, choices, value, onChange, placeholder, disabled = false }: ComboboxProps) {
  const field = toAriaProps(useFieldControl({}));
  return (
    <ComboBox
      {...field}
      aria-label={label}
      defaultItems={choices}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen === null ? '' : String(chosen))}
      isDisabled={disabled}
      menuTrigger="focus"
    >
      <ControlBox>
        <ComboboxInput placeholder={placeholder ?? 'Search…'} />
        <ListButton />
      </ControlBox>
      <ChoiceList />
    </ComboBox>
  );
}

export const ControlBox = styled.div`
  position: relative;
`;

export const ComboboxInput = styled(Input)`
  ${controlStyle}
  padding-inline-end: ${token.size.target};
  text-overflow: ellipsis;
`;
