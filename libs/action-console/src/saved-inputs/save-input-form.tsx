import { Button, Field, Notice, Row, Stack, TextInput } from '@declic/design-system';
import { type SubmitEvent, useState } from 'react';
import { useBody, useConsole } from '../console-context';
import { findByName, findSaveProblem, type SavedInput } from './saved-input';

export interface SaveInputFormProps {
  inputs: readonly SavedInput[];
  onSave: (input: SavedInput) => Promise<boolean>;
}

/** Saves what is entered under a name; asks before it replaces another one. */
export function SaveInputForm({ inputs, onSave }: SaveInputFormProps) {
  const { slug } = useConsole().definition;
  const body = useBody();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<SavedInput | null>(null);
  const name = typed.trim();

  const save = async () => {
    setReplaced(null);
    if (await onSave({ version: 1, slug, name, body, at: Date.now() })) setTyped('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = findSaveProblem(inputs, { name, body });
    const other = findByName(inputs, name) ?? null;
    setProblem(found);
    setReplaced(found === null ? other : null);
    if (found === null && other === null) void save();
  };

  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <Row $gap={2} $align="end" $growFirst>
        <Field label="Name" error={problem ?? undefined}>
          <TextInput
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
              setReplaced(null);
            }}
          />
        </Field>
        <Button type="submit">Save</Button>
      </Row>
      {replaced ? (
        <Notice tone="warning">
          <Stack $gap={2}>
            There is an input named “{replaced.name}” already.
            <Row $gap={2}>
              <Button size="sm" variant="secondary" onClick={() => void save()}>
                Replace it
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setReplaced(null)}>
                Keep it
              </Button>
            </Row>
          </Stack>
        </Notice>
      ) : null}
    </Stack>
  );
}
