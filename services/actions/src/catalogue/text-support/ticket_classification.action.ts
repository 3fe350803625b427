import { defineAction } from '../../engine/define-action';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { answerTickets } from './tickets/answer-tickets';
import { TICKET_OUTPUT, ticketInput } from './tickets/ticket-action';
import { llm } from './tickets/ticket.llm';
import search from './ticket_classification.search.json';

/** The engine of `classify_tickets` with Spanish as the default language: the Spanish page names this slug. */
export const ticketClassification = defineAction({
  slug: 'ticket_classification',
  title: 'Clasificación de tickets',
  category: 'Text & Support',
  one_liner: 'Category, priority and sentiment of support tickets in Spanish, with your labels or ours',
  credit_cost: 3,
  llm,
  ...READS_TEXTS,
  latency_target_ms: 1_000,

  input: ticketInput({ ...LANGUAGE_PARAM, default: 'es' }),

  output: TICKET_OUTPUT,

  handler: answerTickets,

  without_source:
    'No set of Spanish support messages with published labels and a free licence was found; classify_tickets, the same engine, has one.',

  examples: [
    {
      name: 'Pedido perdido y cuenta bloqueada',
      input: {
        tickets: [
          '¿Dónde está mi paquete? El pedido tenía que llegar el lunes.',
          'No puedo iniciar sesión, mi cuenta está bloqueada.',
        ],
      },
      expect: {
        part: {
          rows: [
            { language: 'es', category: 'delivery', category_label: 'Envío', priority: 'normal' },
            { language: 'es', category: 'account', category_label: 'Cuenta y acceso', priority: 'high' },
          ],
        },
      },
    },
    {
      name: 'Etiquetas propias',
      input: {
        tickets: [{ id: 'T-1', text: 'Necesito cambiar la fecha de mi reserva' }],
        labels: [
          { name: 'reservas', keywords: ['reserva', 'fecha', 'habitación'] },
          { name: 'pagos', keywords: ['tarjeta', 'factura'] },
        ],
      },
      expect: { part: { rows: [{ id: 'T-1', category: 'reservas' }] } },
    },
    {
      name: 'Urgencia',
      input: { tickets: 'URGENTE: toda la web está caída y nadie puede comprar' },
      expect: {
        part: { rows: [{ category: 'technical', priority: 'urgent' }], summary: { by_priority: { urgent: 1 } } },
      },
    },
  ],

  ...search,
});
