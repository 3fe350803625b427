import { type DemoSession, FREE_PERKS } from '../demo-session';

export const reliableWebhooks: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000005',
  title: 'Des webhooks qui ne perdent rien',
  subtitle: 'Signatures, doublons, reprises : ce qui sépare une démonstration d’une production.',
  inWorkingDays: 12,
  at: { hour: 18, minute: 0 },
  durationMin: 90,
  status: 'upcoming',
  level: 'advanced',
  format: 'live_coding',
  capacity: 20,
  taken: 6,
  stack: ['Node.js', 'PostgreSQL', 'Stripe', 'n8n'],
  objectives: [
    'Vérifier une signature sans ouvrir de faille de temps',
    'Rendre un traitement idempotent avec une contrainte d’unicité',
    'Rejouer un événement en toute tranquillité',
  ],
  agenda: [
    '18 h 00 · Trois pannes vécues',
    '18 h 20 · Signature et fenêtre de temps',
    '18 h 45 · Idempotence en une table',
    '19 h 10 · Rejouer, mesurer, alerter',
    '19 h 20 · Vos questions',
  ],
  prerequisites: ['Être à l’aise en JavaScript', 'Avoir déjà reçu un webhook'],
  deliverables: ['Un dépôt d’exemple, testé', 'Le schéma SQL de la table d’événements'],
  perks: FREE_PERKS,
};
