import { Button, Notice, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { useState } from 'react';
import { useKeyDown } from '../../../use-key-down';
import { formatNoun } from '../draft-formats';
import type { Draft, Idea } from '../drafts.queries';
import { ChangedDraft, ChangedDraftButtons } from './changed-draft';
import { EditorPanes } from './editor-panes';
import { LeaveQuestion } from './leave-question';
import { useDraftEdit } from './use-draft-edit';

export interface DraftEditorProps {
  idea: Idea;
  draft: Draft;
  text: string;
  onClose: () => void;
}

/** A draft as Markdown with its preview and the rules of its format. Ctrl+S saves, Escape leaves. */
export function DraftEditor({ idea, draft, text, onClose }: DraftEditorProps) {
  const editing = useDraftEdit(draft, text);
  const [isAsking, setIsAsking] = useState(false);
  const { isDirty, isSaving, conflict } = editing;
  useSaveKey(editing.save);

  const leave = () => {
    if (isSaving) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(isOpen) => (isOpen ? undefined : leave())}
        title={`Edit the ${formatNoun(draft.format_type)}`}
        description={idea.title}
        size="xl"
        footer={
          conflict ? (
            <ChangedDraftButtons {...editing} />
          ) : (
            <EditorButtons isDirty={isDirty} isSaving={isSaving} onLeave={leave} onSave={editing.save} />
          )
        }
      >
        <EditorBody idea={idea} draft={draft} editing={editing} />
      </Dialog>
      <LeaveQuestion
        isDirty={isDirty}
        isAsking={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          editing.discard();
          onClose();
        }}
      />
    </>
  );
}

interface EditorBodyProps {
  idea: Idea;
  draft: Draft;
  editing: ReturnType<typeof useDraftEdit>;
}

function EditorBody({ idea, draft, editing }: EditorBodyProps) {
  const { text, isSaving, conflict, change } = editing;
  if (conflict)
    return <ChangedDraft key={conflict.version} mine={text} theirs={conflict} isSaving={isSaving} onMix={change} />;
  return (
    <Stack $gap={4}>
      {editing.isRecovered ? <Recovered onDiscard={editing.discard} /> : null}
      <EditorPanes idea={idea} draft={draft} text={text} isReadOnly={isSaving} onChange={change} />
    </Stack>
  );
}

interface EditorButtonsProps {
  isDirty: boolean;
  isSaving: boolean;
  onLeave: () => void;
  onSave: () => void;
}

function EditorButtons({ isDirty, isSaving, onLeave, onSave }: EditorButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {isDirty ? 'Cancel' : 'Done'}
      </Button>
      <Button disabled={!isDirty && !isSaving} loading={isSaving} onClick={onSave}>
        Save
      </Button>
    </>
  );
}

function Recovered({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info">
      <Stack $gap={2} $align="start">
        <span>This is what you typed earlier and did not save.</span>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Go back to the saved text
        </Button>
      </Stack>
    </Notice>
  );
}

/** Ctrl+S, and Command+S on a Mac, instead of the browser's own. */
function useSaveKey(save: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    save();
  });
}
