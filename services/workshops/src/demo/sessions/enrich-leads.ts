import { type DemoSession, FREE_PERKS } from '../demo-session';

export const enrichLeads: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000003',
  title: 'Qualifier ses prospects pendant la nuit',
  subtitle: 'Une liste brute le soir, des fiches vérifiées et triées le matin.',
  inWorkingDays: 7,
  at: { hour: 18, minute: 0 },
  durationMin: 75,
  status: 'upcoming',
  level: 'intermediate',
  format: 'live_coding',
  capacity: 20,
  taken: 17,
  stack: ['n8n', 'Declic API', 'Airtable', 'Slack'],
  objectives: [
    'Valider une adresse e-mail avant de l’enrichir',
    'Traiter 500 lignes par lots sans dépasser une limite de débit',
    'Donner un score que l’équipe commerciale comprend',
  ],
  agenda: [
    '18 h 00 · Ce qui rend une fiche exploitable',
    '18 h 15 · Lots, pauses et reprises après erreur',
    '18 h 45 · Le score, ses règles, ses limites',
    '19 h 05 · Vos questions',
  ],
  prerequisites: ['Avoir déjà construit un workflow n8n', 'Une clé d’API Declic'],
  deliverables: ['Le workflow de nuit', 'La grille de score, modifiable'],
  perks: FREE_PERKS,
};
