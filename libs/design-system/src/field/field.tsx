import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../layout';
import { token } from '../tokens';
import { FieldContext } from './field-context';
import { FieldError, FieldHint } from './field-message';
import { useFieldIds } from './use-field-ids';

export interface FieldProps {
  label: ReactNode;
  /** One input of the design system. */
  children: ReactNode;
  hint?: ReactNode;
  /** Says what is wrong and how to mend it; its presence makes the input invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Beside the label, at the end of the line: a counter, a link. */
  aside?: ReactNode;
  /** The id of the input; generated when left out. */
  id?: string | undefined;
}

/** Wires one input to its label, hint and error. */
export function Field({ label, children, hint, error, required = false, aside, id }: FieldProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error });

  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
      <Stack $gap={2}>
        <LabelLine>
          <Label htmlFor={controlId}>
            {label}
            {required ? <Required aria-hidden> *</Required> : null}
          </Label>
          {aside}
        </LabelLine>
        {children}
        {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </Stack>
    </FieldContext>
  );
}

const LabelLine = styled.div`
  display: flex;
  gap: ${token.space[3]};
  align-items: baseline;
  justify-content: space-between;
`;

const Label = styled.label`
  font-weight: ${token.weight.medium};
`;

const Required = styled.span`
  color: ${token.color.danger};
`;
