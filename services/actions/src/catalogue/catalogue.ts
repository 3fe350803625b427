import type { Action } from '../engine/action';
import { dataClassification } from './data-spreadsheets/data-classification.action';
import { emailValidate } from './email-contacts/email_validate.action';
import { callSummary } from './text-support/call_summary.action';
import { classifyTickets } from './text-support/classify_tickets.action';
import { customChatbot } from './text-support/custom_chatbot.action';
import { infoVerification } from './text-support/info_verification.action';
import { reviewSentiment } from './text-support/review_sentiment.action';
import { ticketClassification } from './text-support/ticket_classification.action';

/** Every action, one line each. A test compares this list with the folder. */
export const actions: readonly Action[] = [
  // One line each, so that branches merge.
  dataClassification,
  emailValidate,
  callSummary,
  classifyTickets,
  customChatbot,
  infoVerification,
  reviewSentiment,
  ticketClassification,
];

const bySlug = new Map(
  actions.flatMap((action) => [action.slug, ...action.aliases].map((name) => [name, action] as const)),
);

/** The action of this slug or alias. */
export function findAction(slug: string): Action | undefined {
  return bySlug.get(slug);
}
