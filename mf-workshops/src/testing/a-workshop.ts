import type { Session } from '../domain/session';
import { factory } from '@declic/openapi/factories';

/** A bookable workshop; a test names only what it is about. */
export const aWorkshop = factory<Session>({
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Votre premier workflow n8n utile',
  subtitle: 'Du formulaire de contact au CRM, sans copier-coller et sans perdre un seul message.',
  start_utc: '2030-03-01T17:30:00.000Z',
  previous_start_utc: null,
  published_at: '2030-01-10T08:00:00.000Z',
  duration_min: 60,
  seats_left: 19,
  premium_seats_left: 8,
  waiting_list_open: false,
  status: 'upcoming',
  level: 'beginner',
  format: 'hands_on',
  cover_url: null,
  picture_url: '/api/workshops/sessions/w1/picture.png?v=1',
  stack: ['n8n', 'Webhooks', 'Google Sheets', 'HubSpot', 'Slack'],
  agenda: ['18 h 30 · Le trajet d’un message', '18 h 40 · On construit', '19 h 20 · Vos questions'],
  objectives: ['Recevoir les messages d’un formulaire par un webhook', 'Repérer un doublon avant d’écrire dans le CRM'],
  deliverables: ['Le workflow complet, à importer'],
  prerequisites: ['Un compte n8n'],
  perks: ['Questions en direct pendant la séance'],
  ticket_free_enabled: true,
  premium_price_eur: 0,
});
