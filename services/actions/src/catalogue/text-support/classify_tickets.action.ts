import { defineAction } from '../../engine/define-action';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LANGUAGE_PARAM } from '../../text/language-param';
import { examples } from './classify_tickets.examples';
import { answerTickets } from './tickets/answer-tickets';
import { TICKET_OUTPUT, TICKET_PARAMS } from './tickets/ticket-action';
import search from './classify_tickets.search.json';

export const classifyTickets = defineAction({
  slug: 'classify_tickets',
  title: 'Classify support tickets',
  category: 'Text & Support',
  one_liner: 'Category, priority, sentiment and language per ticket, with your labels or ours',
  credit_cost: 3,
  ...READS_TEXTS,

  input: {
    params: [TICKET_PARAMS.tickets, TICKET_PARAMS.labels, TICKET_PARAMS.examples, LANGUAGE_PARAM],
    ui: {
      groups: [
        { id: 'main', label: 'Tickets', items: ['tickets', 'language'] },
        { id: 'labels', label: 'Categories', items: ['labels', 'examples'] },
      ],
    },
  },

  output: TICKET_OUTPUT,

  handler: answerTickets,

  examples,

  ...search,
});
