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
  const Kind = selectField(param);
  return <Kind param={param} value={value} problem={problem} onChange={(next) => setParam(param.key, next)} />;
}

function selectField({ kind, ui }: Param): (props: FieldProps) => React.JSX.Element {
  switch (kind) {
    case 'string':
      return ui?.accept ? FileField : TextField;
    case 'number':
      return NumberField;
    case 'boolean':
      return BooleanField;
    case 'enum':
      return EnumField;
    case 'array<enum>':
      return ChoicesField;
    case 'json':
      return JsonField;
    default:
      return kind satisfies never;
  }
}
