import type { Param } from '@declic/action-input';
import { Stack } from '@declic/design-system';
import { useState } from 'react';
import { FieldOfKind } from '../parameters/parameter-field';

export interface FieldStatesProps {
  param: Omit<Param, 'key' | 'label'>;
  value: unknown;
  /** Of a length that no field is made for. */
  longValue: unknown;
  problem: string;
}

/** One kind of parameter, filled, empty, refused, with long texts and disabled, for stories. */
export function FieldStates({ param, value, longValue, problem }: FieldStatesProps) {
  const { default: _, ...bare } = param;
  const required = { ...bare, required: true };
  return (
    <Stack $gap={6}>
      <State param={{ ...param, key: 'filled', label: 'Filled' }} value={value} />
      <State param={{ ...bare, key: 'empty', label: 'Empty' }} value={undefined} />
      <State param={{ ...required, key: 'refused', label: 'Refused' }} value={undefined} problem={problem} />
      <State param={{ ...param, key: 'long', label: LONG_LABEL, description: LONG_DESCRIPTION }} value={longValue} />
      <State param={{ ...param, key: 'disabled', label: 'Disabled' }} value={value} disabled />
    </Stack>
  );
}

interface StateProps {
  param: Param;
  value: unknown;
  problem?: string;
  disabled?: boolean;
}

function State({ param, value: initial, problem, disabled }: StateProps) {
  const [value, setValue] = useState(initial);
  return <FieldOfKind param={param} value={value} problem={problem} disabled={disabled} onChange={setValue} />;
}

const LONG_LABEL = 'A label that its author could not make any shorter without leaving out what it is about';
const LONG_DESCRIPTION =
  'Says at length what is entered here, where it comes from, what becomes of it, and Donaudampfschifffahrtsgesellschaftskapitän.';
