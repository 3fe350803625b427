import { ApiError } from '@declic/openapi/flow';
import { failureText, notify, useUnsavedInput } from '@declic/remote-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, draftKeys, fetchDraft, showDraft, useSaveDraft } from '../drafts.queries';
import { forgetUnsavedDraft, keepUnsavedDraft, readUnsavedDraft } from '../unsaved-drafts';

/** A draft while it is edited. */
export interface DraftEditing {
  readonly text: string;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The text was left unsaved in this browser earlier. */
  readonly isRecovered: boolean;
  /** What was saved elsewhere since; until the person has decided, nothing is saved. */
  readonly conflict: Draft | null;
  readonly change: (text: string) => void;
  readonly save: () => void;
  /** Saves over what was saved elsewhere. */
  readonly saveOver: () => void;
  /** Goes on with the text, on top of what was saved elsewhere. */
  readonly keepMine: () => void;
  /** Takes what was saved elsewhere in its place. */
  readonly takeTheirs: () => void;
  readonly discard: () => void;
}

interface EditState {
  readonly text: string;
  /** The version that is edited. */
  readonly version: number;
  /** Its text; null when it was replaced before the editor was opened. */
  readonly saved: string | null;
  readonly conflict: Draft | null;
  readonly isRecovered: boolean;
}

/** Every change is kept in this browser until it is saved, so that a reload or an error loses none. */
export function useDraftEdit(draft: Draft, text: string): DraftEditing {
  const [state, setState] = useState(() => openDraft(draft, text));
  const queryClient = useQueryClient();
  const saving = useSaveDraft(draft.id);
  const { conflict } = state;
  const isDirty = state.text !== state.saved;
  useUnsavedInput(isDirty);

  const keep = (next: Partial<EditState>) => {
    const { version, text: kept } = { ...state, ...next };
    keepUnsavedDraft(draft.id, { version, text: kept });
    setState({ ...state, ...next });
  };
  /** From here on, nothing is unsaved. */
  const settle = (saved: string, version: number) => {
    forgetUnsavedDraft(draft.id);
    setState({ text: saved, saved, version, conflict: null, isRecovered: false });
  };

  const send = async (baseVersion: number) => {
    // A second press may come before the first is rendered.
    if (queryClient.isMutating({ mutationKey: draftKeys.save(draft.id) }) > 0) return;
    try {
      const { version } = await saving.mutateAsync({ text: state.text, baseVersion });
      settle(state.text, version);
      notify.success(`Saved as version ${version}`);
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'draft_changed';
      if (!isChanged) return notify.error('The draft could not be saved', { description: failureText(error), error });
      const latest = await readLatest(queryClient, draft.id);
      if (latest) setState({ ...state, conflict: latest });
    }
  };

  return {
    text: state.text,
    isDirty,
    isSaving: saving.isPending,
    isRecovered: state.isRecovered,
    conflict,
    change: (next) => {
      if (!saving.isPending) keep({ text: next });
    },
    save: () => {
      if (isDirty && !conflict) void send(state.version);
    },
    saveOver: () => {
      if (conflict) void send(conflict.version);
    },
    keepMine: () => {
      if (conflict) keep({ version: conflict.version, saved: conflict.content_md, conflict: null });
    },
    takeTheirs: () => {
      if (conflict) settle(conflict.content_md ?? '', conflict.version);
    },
    discard: () => settle(text, draft.version),
  };
}

/** The draft, or what was typed into it earlier in this browser. */
function openDraft(draft: Draft, text: string): EditState {
  const left = readUnsavedDraft(draft.id);
  if (!left) return { text, version: draft.version, saved: text, conflict: null, isRecovered: false };
  const isOutdated = left.version !== draft.version;
  return { ...left, saved: isOutdated ? null : text, conflict: isOutdated ? draft : null, isRecovered: true };
}

/** What was saved elsewhere; null when it cannot be read, which the person has been told then. */
async function readLatest(queryClient: QueryClient, id: string): Promise<Draft | null> {
  try {
    const latest = await fetchDraft(id);
    showDraft(queryClient, latest);
    return latest;
  } catch (error) {
    notify.error('The draft was changed elsewhere, and that text could not be loaded. Save again in a moment.', {
      error,
    });
    return null;
  }
}
