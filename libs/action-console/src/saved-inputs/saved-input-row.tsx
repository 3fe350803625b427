import { Button, Field, Row, Text, TextInput, token } from '@declic/design-system';
import { formatDateTime } from '@declic/remote-kit';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { findByName, findSaveProblem, type SavedInput } from './saved-input';

export interface SavedInputRowProps {
  input: SavedInput;
  inputs: readonly SavedInput[];
  onLoad: (input: SavedInput) => void;
  onRename: (input: SavedInput, name: string) => Promise<boolean>;
  onRemove: (input: SavedInput) => void;
}

/** A saved input, with what can be done with it. */
export function SavedInputRow({ input, inputs, onLoad, onRename, onRemove }: SavedInputRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, at } = input;
  if (isRenaming)
    return (
      <Item>
        <RenameForm
          input={input}
          others={inputs.filter((other) => other !== input)}
          onCancel={() => setRenaming(false)}
          onRename={async (next) => {
            if (await onRename(input, next)) setRenaming(false);
          }}
        />
      </Item>
    );
  return (
    <Item>
      <Row $gap={2} $justify="space-between">
        <Name>
          {name}{' '}
          <Text as="span" size="small" tone="muted">
            {formatDateTime(new Date(at).toISOString())}
          </Text>
        </Name>
        <Row $gap={1}>
          <Button size="sm" variant="secondary" aria-label={`Load ${name}`} onClick={() => onLoad(input)}>
            Load
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={() => onRemove(input)}>
            Delete
          </Button>
        </Row>
      </Row>
    </Item>
  );
}

interface RenameFormProps {
  input: SavedInput;
  others: readonly SavedInput[];
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

function RenameForm({ input, others, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(input.name);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const isTaken = findByName(others, name) !== undefined;
    const found = isTaken ? 'Another input has this name' : findSaveProblem([], { name, body: input.body });
    setProblem(found);
    if (found === null) void onRename(name);
  };
  return (
    <Row as="form" $gap={2} $align="end" onSubmit={submit} noValidate>
      <Field label={`New name of ${input.name}`} error={problem ?? undefined}>
        <TextInput autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button type="submit" size="sm">
        Rename
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}

const Item = styled.li`
  padding-block: ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
