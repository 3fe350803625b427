import type { Param } from '@declic/action-input';
import { describeParam } from './describe-param';

/** What every kind of field is given. */
export interface ParameterFieldProps {
  param: Param;
  /** As it is sent, or the default when the payload does not name it; undefined when nothing is entered. */
  value: unknown;
  problem: string | undefined;
  disabled?: boolean | undefined;
  onChange: (value: unknown) => void;
}

/** What the frame of a field shows, whatever its kind. */
export function toFrame({ param, value, problem, disabled }: ParameterFieldProps) {
  return {
    id: toControlId(param),
    label: param.label,
    hint: describeParam(param, value),
    error: problem,
    required: param.required,
    ...(disabled && { disabled }),
  };
}

/** What the control inside of the frame is given, where it is no plain input. */
export function toControl({ param: { label, placeholder }, disabled = false }: ParameterFieldProps) {
  return { label, placeholder, disabled };
}

/** The id of a parameter's control, by which the first refused one is focused. */
export function toControlId({ key }: Pick<Param, 'key'>): string {
  return `parameter-${key}`;
}
