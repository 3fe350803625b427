import { type DemoSession, FREE_PERKS } from '../demo-session';

export const firstN8nWorkflow: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Votre premier workflow n8n utile',
  subtitle: 'Du formulaire de contact au CRM, sans copier-coller et sans perdre un seul message.',
  inWorkingDays: 3,
  at: { hour: 18, minute: 30 },
  durationMin: 60,
  status: 'upcoming',
  level: 'beginner',
  format: 'hands_on',
  capacity: 30,
  taken: 11,
  stack: ['n8n', 'Webhooks', 'Google Sheets', 'HubSpot', 'Slack'],
  objectives: [
    'Recevoir les messages d’un formulaire dans n8n par un webhook',
    'Nettoyer une adresse e-mail et repérer un doublon avant d’écrire dans le CRM',
    'Savoir ce qui s’est passé quand une exécution échoue',
  ],
  agenda: [
    '18 h 30 · Le trajet d’un message, dessiné ensemble',
    '18 h 40 · Webhook, nettoyage, écriture : on construit',
    '19 h 10 · On casse le workflow exprès, puis on le répare',
    '19 h 20 · Vos questions',
  ],
  prerequisites: [
    'Un compte n8n (Cloud ou auto-hébergé)',
    'Un tableur Google vide',
    'Aucune ligne de code à connaître',
  ],
  deliverables: ['Le workflow complet, à importer', 'Une liste de contrôle avant mise en production'],
  perks: FREE_PERKS,
};
