import { defineAction } from '../../engine/define-action';
import { LANGUAGE_PARAM } from '../../text/language-param';
import { examples } from './classify_tickets.examples';
import { answerTickets } from './tickets/answer-tickets';
import { TICKET_OUTPUT, TICKET_PARAMS } from './tickets/ticket-action';
import { llm } from './tickets/ticket.llm';

export const classifyTickets = defineAction({
  slug: 'classify_tickets',
  aliases: [],
  title: 'Classify support tickets',
  category: 'Text & Support',
  one_liner: 'Category, priority, sentiment and language per ticket, with your labels or ours',
  tags: ['support', 'tickets', 'classification', 'priority'],
  credit_cost: 3,
  llm,
  latency_target_ms: 1_500,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'worker',
  network: 'none',
  limits: { timeoutMs: 20_000, maxInputBytes: 1_000_000 },
  needs: [],

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

  utterances: {
    en: [
      'classify these support tickets',
      'which team should handle this customer message',
      'sort my helpdesk inbox by topic',
      'how urgent is this support request',
      'tag incoming customer emails automatically',
      'route complaints and questions to the right queue',
    ],
    fr: [
      'classer des tickets de support',
      'trier les demandes clients par sujet',
      'quelle est la priorité de cette demande',
      'à quel service transmettre ce message',
      'étiqueter les mails du service après-vente',
      'repérer les tickets urgents',
    ],
    es: [
      'clasificar tickets de soporte',
      'ordenar las solicitudes de clientes por tema',
      'qué prioridad tiene esta incidencia',
      'a qué equipo va este mensaje',
      'etiquetar correos de atención al cliente',
      'encontrar los tickets urgentes',
    ],
  },
});
