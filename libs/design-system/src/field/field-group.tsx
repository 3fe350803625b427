import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { FieldError, FieldHint } from './field-message';
import { Fieldset } from './fieldset';
import { useFieldIds } from './use-field-ids';

export interface FieldGroupProps {
  label: ReactNode;
  /** Inputs with labels of their own. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  role?: 'radiogroup' | 'group' | undefined;
}

/** Several inputs that are one answer: wires the group to its label, hint and error. */
export function FieldGroup({ label, children, hint, error, required = false, disabled, id, role }: FieldGroupProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error });
  const states = role === 'radiogroup' && { 'aria-invalid': Boolean(error), 'aria-required': required };
  return (
    <Root id={controlId} role={role} disabled={disabled} aria-describedby={describedBy} {...states}>
      <Legend>
        {label}
        {required ? <Required aria-hidden> *</Required> : null}
      </Legend>
      {children}
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Root>
  );
}

const Root = styled(Fieldset)`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
`;

const Legend = styled.legend`
  margin-block-end: ${token.space[2]};
  padding: 0;
  font-weight: ${token.weight.medium};
`;

const Required = styled.span`
  color: ${token.color.danger};
`;
