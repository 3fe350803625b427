import { type DemoSession, FREE_PERKS } from '../demo-session';

export const questionsClinic: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000007',
  title: 'La clinique des automatisations',
  subtitle: 'Apportez le workflow qui vous résiste : on l’ouvre et on le remet en marche ensemble.',
  inWorkingDays: 18,
  at: { hour: 18, minute: 30 },
  durationMin: 60,
  status: 'upcoming',
  level: 'intermediate',
  format: 'questions',
  capacity: 15,
  taken: 4,
  stack: ['n8n', 'Make', 'API'],
  objectives: [
    'Lire un journal d’exécution sans s’y noyer',
    'Réduire une panne à son plus petit exemple',
    'Repartir avec un correctif, ou avec la bonne question',
  ],
  agenda: [
    '18 h 30 · Tour de table des pannes',
    '18 h 40 · Quatre cas, quinze minutes chacun au plus',
    '19 h 25 · Ce qu’on retient',
  ],
  prerequisites: ['Un workflow qui échoue, ou un doute sérieux'],
  deliverables: ['Le compte rendu des quatre cas'],
  perks: FREE_PERKS,
};
