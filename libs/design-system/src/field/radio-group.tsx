import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { choiceRow } from './control-style';
import { FieldGroup, type FieldGroupProps } from './field-group';

export interface RadioGroupProps extends Omit<FieldGroupProps, 'children' | 'role'> {
  choices: readonly { readonly value: string; readonly label: string }[];
  /** Of the chosen one; none is chosen when no choice has it. */
  value: string;
  onChange: (value: string) => void;
}

/** One of a few choices, all of them in sight. A field of its own. */
export function RadioGroup({ choices, value, onChange, ...field }: RadioGroupProps) {
  const name = useId();
  return (
    <FieldGroup role="radiogroup" {...field}>
      <Choices>
        {choices.map((choice) => (
          <Choice key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.label}</span>
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const Choice = styled.label`
  ${choiceRow}
  gap: ${token.space[2]};
  align-items: center;
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  overflow-wrap: anywhere;

  & > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${token.color.accentText};
    cursor: inherit;
  }

  &:has(:checked) {
    border-color: ${token.color.accentText};
    box-shadow: inset 0 0 0 1px ${token.color.accentText};
  }

  [aria-invalid='true'] & {
    border-color: ${token.color.danger};
  }

  &:has(:disabled) {
    border-color: ${token.color.line};
    background: ${token.color.raised};
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
`;
