import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import examples from './classify_tickets.examples.json';
import { answerTickets } from './tickets/answer-tickets';
import { TICKET_OUTPUT, ticketInput } from './tickets/ticket-action';
import { llm } from './tickets/ticket.llm';
import search from './classify_tickets.search.json';

export const classifyTickets = defineAction({
  slug: 'classify_tickets',
  title: 'Classify support tickets',
  category: 'Text & Support',
  one_liner: 'Category, priority, sentiment and language per ticket, with your labels or ours',
  credit_cost: 3,
  llm,
  ...READS_TEXTS,

  input: ticketInput(LANGUAGE_PARAM),

  output: TICKET_OUTPUT,

  handler: answerTickets,

  examples: dataExamples(examples),

  ...search,
});
