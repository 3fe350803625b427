import { Field, TextArea } from '@declic/design-system';
import { useConsoleState } from '../console-context';
import { parseBody } from '../payload/payload';

const ROWS = 12;

/**
 * The whole payload as JSON.
 *
 * @decision D19
 */
export function JsonPayload() {
  const text = useConsoleState((state) => state.jsonText);
  const setText = useConsoleState((state) => state.setJsonText);
  const error = parseBody(text) ? undefined : 'This is not a JSON object: an empty object {} is sent instead.';
  return (
    <Field label="JSON payload" error={error} id="json-payload">
      <TextArea rows={ROWS} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
    </Field>
  );
}
