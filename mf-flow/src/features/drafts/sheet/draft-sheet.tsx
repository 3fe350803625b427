import { Notice, Stack } from '@declic/design-system';
import { useState } from 'react';
import type { Draft, Idea } from '../drafts.queries';
import { LazyDraftEditor } from '../edit/lazy-draft-editor';
import { Byline } from '../read/byline';
import { DraftPanels } from './draft-panels';
import { DraftText } from '../read/draft-text';

export interface DraftSheetProps {
  idea: Idea;
  draft: Draft;
  /** Of the draft, which has one. */
  text: string;
}

/** A written draft: who wrote it, what can be done with it, and the text. */
export function DraftSheet({ idea, draft, text }: DraftSheetProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Stack $gap={4}>
      <Stack $gap={3}>
        <Byline engine={draft.engine} version={draft.version} writtenAt={draft.written_at} />
        {draft.notice === null ? null : <Notice tone="warning">{draft.notice}</Notice>}
        <DraftPanels idea={idea} draft={draft} text={text} onEdit={() => setIsEditing(true)} />
      </Stack>
      <DraftText draft={draft} text={text} />
      {isEditing ? <LazyDraftEditor idea={idea} draft={draft} text={text} onClose={() => setIsEditing(false)} /> : null}
    </Stack>
  );
}
