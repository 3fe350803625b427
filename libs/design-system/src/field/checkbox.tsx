import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { Stack } from '../layout/stack';
import { Check } from '../icons';
import { choiceRow, invalidControl } from './control-style';
import { FieldError, FieldHint } from './field-message';
import { useFieldIds } from './use-field-ids';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One yes or no. A field of its own: its label stands beside it, its hint and error below. */
export function Checkbox({ label, hint, error, id, required, className, ...rest }: CheckboxProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error });

  return (
    <Stack $gap={1} className={className}>
      <Label htmlFor={controlId}>
        <Box>
          <Input
            type="checkbox"
            id={controlId}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={required ? true : undefined}
            {...rest}
          />
          <Check size={16} strokeWidth={3} aria-hidden />
        </Box>
        <span>{label}</span>
      </Label>
      {hint || error ? (
        <Messages>
          {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        </Messages>
      ) : null}
    </Stack>
  );
}

const Label = styled.label`
  ${choiceRow}
  gap: ${token.space[3]};
  align-items: start;
  padding-block: 10px;

  &:has(:disabled) {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: 2px;

  & > svg {
    position: absolute;
    color: ${token.color.surface};
    opacity: 0;
    pointer-events: none;
  }

  & > :checked + svg {
    opacity: 1;
  }
`;

const Input = styled.input`
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 4px;
  background: ${token.color.surface};
  appearance: none;
  cursor: inherit;
  transition: background-color ${token.motion.feedback};

  &:checked {
    border-color: ${token.color.accentText};
    background: ${token.color.accentText};
  }

  ${invalidControl}

  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.raised};
  }

  &:disabled:checked {
    border-color: ${token.color.lineStrong};
    background: ${token.color.lineStrong};
  }
`;

const Messages = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding-inline-start: 32px;
`;
