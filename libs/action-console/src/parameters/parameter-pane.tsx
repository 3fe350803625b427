import { Stack, Switch } from '@declic/design-system';
import { useConsoleState } from '../console-context';
import { ExamplePicker } from './example-picker';
import { JsonPayload } from './json-payload';
import { ParameterForm } from './parameter-form';
import { ProblemSummary } from './problem-summary';

/** The entries of a call: examples, then the form or its JSON. */
export function ParameterPane() {
  const isJsonMode = useConsoleState((state) => state.isJsonMode);
  const setJsonMode = useConsoleState((state) => state.setJsonMode);
  return (
    <Stack $gap={4}>
      <ExamplePicker />
      <Switch label="JSON mode" checked={isJsonMode} onChange={setJsonMode} />
      <ProblemSummary />
      {isJsonMode ? <JsonPayload /> : <ParameterForm />}
    </Stack>
  );
}
