import { jsonOrText } from '@declic/action-input';
import { Field } from '@declic/design-system';
import { CodeEditor } from '../../code/code-editor';
import { findJsonProblem } from '../../code/find-json-problem';
import { type ParameterFieldProps, toControl, toFrame } from './field-props';
import { useTypedText } from './use-typed-text';

const DEFAULT_ROWS = 3;

/** A value in JSON; a text that cannot be read is sent as a text. */
export function JsonField(props: ParameterFieldProps) {
  const { param, value, onChange } = props;
  const text = useTypedText({ value, onChange, read: jsonOrText, write: writeJson, isSame: isSameJson });
  const problem = findMeantJsonProblem(text.value);
  const frame = toFrame(props);
  const hint = [frame.hint, problem && `Line ${problem.line}: ${problem.message} Sent as a text.`];
  return (
    <Field {...frame} hint={hint.filter(Boolean).join(' ') || undefined}>
      <CodeEditor
        {...toControl(props)}
        rows={param.ui?.rows ?? DEFAULT_ROWS}
        findProblem={findMeantJsonProblem}
        value={text.value}
        onChange={text.type}
      />
    </Field>
  );
}

/** A text that begins like JSON and is none. Any other text is meant as a text. */
function findMeantJsonProblem(text: string) {
  if (!/^\s*[[{"]/.test(text)) return null;
  const problem = findJsonProblem(text);
  return problem && { ...problem, severity: 'warning' as const };
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A text that reads as JSON would become another value, so it is quoted. */
function writeJson(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && jsonOrText(value) === value) return value;
  return JSON.stringify(value, null, 2);
}
