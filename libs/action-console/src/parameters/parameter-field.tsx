import type { Param } from '@declic/action-input';
import { useConsoleState } from '../console-context';
import { selectValue } from '../payload/payload';
import { BooleanField } from './fields/boolean-field';
import { ChoicesField } from './fields/choices-field';
import { EnumField } from './fields/enum-field';
import type { ParameterFieldProps as FieldProps } from './fields/field-props';
import { FileField } from './fields/file-field';
import { JsonField } from './fields/json-field';
import { NumberField } from './fields/number-field';
import { TextField } from './fields/text-field';

export interface ParameterFieldProps {
  param: Param;
  /** What is wrong with its value. */
  problem: string | undefined;
}

/** The field of one parameter, by its kind. */
export function ParameterField({ param, problem }: ParameterFieldProps) {
  const value = useConsoleState((state) => selectValue(state.payload, param));
  const setParam = useConsoleState((state) => state.setParam);
  return <FieldOfKind param={param} value={value} problem={problem} onChange={(next) => setParam(param.key, next)} />;
}

/** The field without the store behind it. */
export function FieldOfKind(props: FieldProps) {
  const { kind, ui } = props.param;
  switch (kind) {
    case 'string':
      return ui?.accept ? <FileField {...props} /> : <TextField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'enum':
      return <EnumField {...props} />;
    case 'array<enum>':
      return <ChoicesField {...props} />;
    case 'json':
      return <JsonField {...props} />;
    default:
      return kind satisfies never;
  }
}
