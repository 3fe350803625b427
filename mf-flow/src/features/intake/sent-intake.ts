import type { Schemas } from '@declic/openapi/flow';
import { emptyDraft, type IntakeDraft, keepDraft, readDraft, type Replaced } from '../../strategy/intake-draft';
import { emptyIntake, type Intake } from '../../strategy/intake-schema';

type KeptIntake = Schemas['KeptIntake'];
type Body = Intake & { pdf_id?: string };

/** No press waits for its answer: what stands beside it was sent, and its analysis is not done. */
const ANSWERED = '';

/** What was typed: for a new strategy, or for one whose analysis failed. Where it is not kept, its name is all there is. */
export function openDraft(replaced: Replaced | undefined): IntakeDraft {
  const draft = readDraft(replaced?.id);
  if (!replaced || draft !== emptyDraft) return draft;
  return { ...draft, values: { ...emptyIntake, strategy_name: replaced.name } };
}

/** Until its analysis is done, what was sent is kept: it may have to be changed. */
export const keepSent = (strategyId: string, draft: Pick<IntakeDraft, 'values' | 'pdf'>, body: Body): void =>
  keepDraft({ ...draft, press: { requestId: ANSWERED, content: JSON.stringify(body) } }, strategyId);

/** Whether this browser keeps what was typed for the strategy. */
export const hasDraft = ({ id }: Replaced): boolean => readDraft(id) !== emptyDraft;

/** What the service keeps, as sent: it is not sent again unchanged. */
export function keepAnswered(strategyId: string, { pdf, is_pdf_gone: isPdfGone, ...values }: KeptIntake): void {
  const draft = { values: inOrder(values), pdf };
  if (isPdfGone) keepDraft({ ...draft, press: null }, strategyId);
  else keepSent(strategyId, draft, { ...draft.values, ...(pdf && { pdf_id: pdf.pdf_id }) });
}

/** The order in which the form gives its values: contents are compared as text. */
const inOrder = (values: Intake): Intake => ({ ...emptyIntake, ...values });

/** The same text whose analysis failed. */
export function isSentAgain(body: Body, replaced: Replaced | undefined): boolean {
  const press = replaced && readDraft(replaced.id).press;
  return press?.requestId === ANSWERED && press.content === JSON.stringify(body);
}

/** One id for each content: when an answer was lost, the next press is answered with the strategy that the first one made. */
export function nameRequest(body: Body, replaced: Replaced | undefined): string {
  const content = JSON.stringify(body);
  const draft = openDraft(replaced);
  if (draft.press?.content === content && draft.press.requestId !== ANSWERED) return draft.press.requestId;
  const requestId = crypto.randomUUID();
  keepDraft({ ...draft, press: { requestId, content } }, replaced?.id);
  return requestId;
}
