import { onUserLeft, sessionStore } from '@declic/session';
import * as z from 'zod/mini';
import type { UploadedPdf } from '../pdf/pdfs.queries';
import { emptyIntake, type Intake } from './intake-schema';

/** A press of the button whose answer may have been lost: the same content is sent under the same id again. */
interface IntakePress {
  readonly requestId: string;
  readonly content: string;
}

/** What was typed and not sent yet. */
export interface IntakeDraft {
  readonly values: Intake;
  readonly pdf: UploadedPdf | null;
  readonly press: IntakePress | null;
}

/** A strategy whose analysis failed over what was typed. */
export interface Replaced {
  readonly id: string;
  readonly name: string;
}

export const emptyDraft: IntakeDraft = { values: emptyIntake, pdf: null, press: null };

const PREFIX = 'flow_intake_draft:';

/** Drafts of an earlier release may lack fields; texts are checked when they are sent. */
const storedDraft = z.object({
  values: z.object({
    strategy_name: z.string(),
    goals: z.string(),
    competitors: z.string(),
    tone: z.enum(['professional', 'casual', 'expert']),
    raw_text: z.string(),
    pdf_url: z.string(),
  }),
  pdf: z.nullable(
    z.object({
      pdf_id: z.string(),
      name: z.string(),
      pages: z.number(),
      characters: z.number(),
      beginning: z.string(),
    }),
  ),
  press: z.nullable(z.object({ requestId: z.string(), content: z.string() })),
});

/** Where storage is unavailable or full, a draft lasts as long as the page. */
const inMemory = new Map<string, IntakeDraft>();

/** Of a new strategy, or of one that was sent and whose analysis is not done. */
const toKey = (strategyId?: string) =>
  `${PREFIX}${sessionStore.getState().user?.id ?? ''}${strategyId === undefined ? '' : `:${strategyId}`}`;

/** The draft of the account that is signed in. */
export function readDraft(strategyId?: string): IntakeDraft {
  const key = toKey(strategyId);
  try {
    const stored = storedDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (stored.success) return stored.data;
  } catch {
    // Storage is unavailable, or its text is not ours.
  }
  return inMemory.get(key) ?? emptyDraft;
}

/** Nothing is kept for a page whose session is over. */
export function keepDraft(draft: IntakeDraft, strategyId?: string): void {
  if (sessionStore.getState().user === null) return;
  const key = toKey(strategyId);
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    inMemory.delete(key);
  } catch {
    inMemory.set(key, draft);
  }
}

export function dropDraft(strategyId?: string): void {
  drop(toKey(strategyId));
}

export function isEmptyDraft({ values, pdf }: IntakeDraft): boolean {
  return pdf === null && JSON.stringify(values) === JSON.stringify(emptyIntake);
}

function drop(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing in a storage that is unavailable.
  }
}

// Who signs out leaves nothing behind. A session that ended by itself is not the person's doing: the draft waits for the next one.
onUserLeft(() => {
  const { user, signedOutBy } = sessionStore.getState();
  if (user === null && signedOutBy !== null) return;
  for (const key of listDrafts()) if (key !== toKey() && !key.startsWith(toKey(''))) drop(key);
});

function listDrafts(): string[] {
  const known = [...inMemory.keys()];
  try {
    return [...known, ...Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))];
  } catch {
    return known;
  }
}
