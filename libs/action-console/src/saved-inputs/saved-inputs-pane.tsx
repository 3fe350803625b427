import { Skeleton, Stack, Text } from '@declic/design-system';
import { useState } from 'react';
import { useConsole } from '../console-context';
import { PlainList } from '../records/plain-list';
import { RecordsFailure } from '../records/records-failure';
import { RecordsNotice } from '../records/records-notice';
import { DeletedNotice } from './deleted-notice';
import { SaveInputForm } from './save-input-form';
import { findByName, type SavedInput } from './saved-input';
import { SavedInputRow } from './saved-input-row';
import { useChangeSavedInputs, useSavedInputs } from './use-saved-inputs';

export interface SavedInputsPaneProps {
  onLoad: (input: SavedInput) => void;
}

/** The inputs of this action that the account saved in this browser. */
export function SavedInputsPane({ onLoad }: SavedInputsPaneProps) {
  const { slug } = useConsole().definition;
  const { inputs, isLasting, isError, refetch } = useSavedInputs(slug);
  const { save, remove, rename } = useChangeSavedInputs(slug);
  const [deleted, setDeleted] = useState<SavedInput | null>(null);

  if (isError) return <RecordsFailure onRetry={refetch} />;
  if (!inputs) return <Skeleton height="120px" />;
  return (
    <Stack $gap={4}>
      <SaveInputForm inputs={inputs} onSave={save} />
      {isLasting ? null : <RecordsNotice />}
      {deleted ? (
        <DeletedNotice
          input={deleted}
          isNameTaken={findByName(inputs, deleted.name) !== undefined}
          onUndo={() => void save(deleted).then((isSaved) => isSaved && setDeleted(null))}
        />
      ) : null}
      {inputs.length === 0 ? (
        <Text tone="muted">Nothing is saved for this action yet. Save parameters that you use often under a name.</Text>
      ) : (
        <PlainList aria-label="Saved inputs">
          {inputs.map((input) => (
            <SavedInputRow
              key={input.name}
              input={input}
              inputs={inputs}
              onLoad={onLoad}
              onRename={rename}
              onRemove={(removed) => void remove(removed).then((isRemoved) => isRemoved && setDeleted(removed))}
            />
          ))}
        </PlainList>
      )}
    </Stack>
  );
}
