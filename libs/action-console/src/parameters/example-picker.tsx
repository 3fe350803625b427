import { Button, Field, Row, Select } from '@declic/design-system';
import { useState } from 'react';
import { useConsole, useConsoleState } from '../console-context';
import type { Payload } from '../payload/payload';

/** Choosing an example replaces all parameters; what was there comes back with Undo. */
export function ExamplePicker() {
  const { definition, store } = useConsole();
  const [ownReplaced, setOwnReplaced] = useState<Payload | null>(null);
  // What was replaced by anything else has an Undo elsewhere.
  const canUndo = useConsoleState(({ replaced }) => replaced !== null && replaced === ownReplaced);
  const undo = useConsoleState((state) => state.undoReplace);
  if (definition.examples.length === 0) return null;
  return (
    <Row $gap={2} $align="end" $growFirst>
      <Field label="Example">
        <Select
          value=""
          onChange={({ target }) => {
            const example = definition.examples[Number(target.value)];
            if (!example) return;
            store.getState().replace(example.input);
            setOwnReplaced(store.getState().replaced);
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
      {canUndo ? (
        <Button variant="secondary" onClick={undo}>
          Undo
        </Button>
      ) : null}
    </Row>
  );
}
