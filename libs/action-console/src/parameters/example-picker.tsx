import { Button, Field, Row, Select } from '@declic/design-system';
import { useConsole, useConsoleState } from '../console-context';

/** Choosing an example replaces all parameters; what was there comes back with Undo. */
export function ExamplePicker() {
  const { definition } = useConsole();
  const replace = useConsoleState((state) => state.replace);
  const replaced = useConsoleState((state) => state.replaced);
  const undo = useConsoleState((state) => state.undoReplace);
  if (definition.examples.length === 0) return null;
  return (
    <Row $gap={2} $align="end">
      <Field label="Example">
        <Select
          value=""
          onChange={({ target }) => {
            const example = definition.examples[Number(target.value)];
            if (example) replace(example.input);
          }}
        >
          <option value="">Choose an example</option>
          {definition.examples.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {replaced ? (
        <Button variant="secondary" onClick={undo}>
          Undo
        </Button>
      ) : null}
    </Row>
  );
}
