import { Field } from '@declic/design-system';
import { useMemo } from 'react';
import { CodeEditor } from '../code/code-editor';
import { findJsonProblem } from '../code/find-json-problem';
import { useConsoleState } from '../console-context';
import { parseBody } from '../payload/payload';

const ROWS = 12;
const REPLACED = 'This is not a JSON object: an empty object {} is sent instead.';

/**
 * The whole payload as JSON.
 *
 * @decision D19
 */
export function JsonPayload() {
  const text = useConsoleState((state) => state.jsonText);
  const setText = useConsoleState((state) => state.setJsonText);
  const problem = useMemo(() => findPayloadProblem(text), [text]);
  return (
    <Field label="JSON payload" error={problem && `Line ${problem.line}: ${problem.message}`} id="json-payload">
      <CodeEditor label="JSON payload" rows={ROWS} value={text} onChange={setText} findProblem={findPayloadProblem} />
    </Field>
  );
}

/** What is JSON and no object is wrong at its first line. */
function findPayloadProblem(text: string) {
  if (parseBody(text)) return null;
  const problem = findJsonProblem(text);
  return {
    line: problem?.line ?? 1,
    from: problem?.from ?? 0,
    to: problem?.to ?? 0,
    message: [problem?.message, REPLACED].filter(Boolean).join(' '),
    severity: 'error' as const,
  };
}
