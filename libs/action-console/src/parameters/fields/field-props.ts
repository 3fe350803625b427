import type { Param } from '@declic/action-input';

/** What every kind of field is given. */
export interface ParameterFieldProps {
  param: Param;
  /** As it is sent; undefined when nothing is entered. */
  value: unknown;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

/** The id of a parameter's control, by which the first refused one is focused. */
export function toControlId({ key }: Pick<Param, 'key'>): string {
  return `parameter-${key}`;
}

/** What a control without words of its own shows for a value of another kind, as JSON mode may have left it. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
