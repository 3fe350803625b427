import { type DemoSession, FREE_PERKS } from '../demo-session';

export const aiAgents: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000008',
  title: 'Trier le support avec un agent qui sait dire « je ne sais pas »',
  subtitle: 'Classer, répondre, escalader : des garde-fous avant l’enthousiasme.',
  inWorkingDays: 4,
  at: { hour: 18, minute: 30 },
  durationMin: 60,
  status: 'soldout',
  level: 'advanced',
  format: 'live_coding',
  capacity: 12,
  taken: 12,
  stack: ['n8n', 'OpenAI', 'Zendesk', 'Declic API'],
  objectives: [
    'Classer des tickets avec un seuil de confiance',
    'Mesurer les erreurs sur cent vrais messages',
    'Passer la main à une personne au bon moment',
  ],
  agenda: [
    '18 h 30 · Cent tickets, à l’aveugle',
    '18 h 50 · Le seuil et la file d’escalade',
    '19 h 15 · Vos questions',
  ],
  prerequisites: ['Avoir déjà appelé un modèle de langage par API'],
  deliverables: ['Le workflow', 'Le jeu d’évaluation'],
  perks: FREE_PERKS,
};
