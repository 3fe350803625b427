import { onUserLeft, sessionStore } from '@declic/session';

/** What a person typed into a draft and did not save. */
export interface UnsavedDraft {
  /** The version that was edited. */
  readonly version: number;
  readonly text: string;
}

const PREFIX = 'flow_unsaved_draft:';

const ownPrefix = () => `${PREFIX}${sessionStore.getState().user?.id ?? ''}:`;

/** Null when the person in this browser left nothing in this draft, or the browser keeps nothing. */
export function readUnsavedDraft(draftId: string): UnsavedDraft | null {
  return withStorage((storage) => parse(storage.getItem(ownPrefix() + draftId))) ?? null;
}

export function keepUnsavedDraft(draftId: string, draft: UnsavedDraft): void {
  withStorage((storage) => storage.setItem(ownPrefix() + draftId, JSON.stringify(draft)));
}

export function forgetUnsavedDraft(draftId: string): void {
  withStorage((storage) => storage.removeItem(ownPrefix() + draftId));
}

/** Deletes the texts whose key passes. */
function forgetWhere(isForgotten: (key: string) => boolean): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && isForgotten(key)) storage.removeItem(key);
  });
}

// What one person typed is not there for the next one.
onUserLeft(() => forgetWhere(() => true));

/** Deletes what another person left, who signed out while this code was not loaded. */
export function forgetDraftsOfOthers(): void {
  if (sessionStore.getState().user) forgetWhere((key) => !key.startsWith(ownPrefix()));
}

function parse(stored: string | null): UnsavedDraft | null {
  if (stored === null) return null;
  try {
    const { version, text } = JSON.parse(stored) as Partial<Record<keyof UnsavedDraft, unknown>>; // each part is checked
    return typeof version === 'number' && typeof text === 'string' ? { version, text } : null;
  } catch {
    return null;
  }
}

/** Some browsers refuse storage, or have no room left: the text is then kept on the page only. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
