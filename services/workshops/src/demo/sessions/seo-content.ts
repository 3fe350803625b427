import { type DemoSession, FREE_PERKS } from '../demo-session';

export const seoContent: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000006',
  title: 'Un mois de contenus à partir d’une seule idée',
  subtitle: 'Article, publication LinkedIn, fil : une chaîne éditoriale que vous gardez en main.',
  inWorkingDays: 15,
  at: { hour: 12, minute: 30 },
  durationMin: 60,
  status: 'upcoming',
  level: 'beginner',
  format: 'live_coding',
  capacity: 40,
  taken: 14,
  stack: ['Flow Content', 'Notion', 'LinkedIn', 'n8n'],
  objectives: [
    'Choisir une idée qui mérite d’être écrite',
    'Décliner un texte sans le répéter',
    'Relire vite, publier régulièrement',
  ],
  agenda: [
    '12 h 30 · Le pilier, l’angle, la preuve',
    '12 h 45 · Une idée, trois formats, en direct',
    '13 h 10 · Le calendrier qui se remplit',
    '13 h 20 · Vos questions',
  ],
  prerequisites: ['Un sujet que vous connaissez bien'],
  deliverables: ['Le modèle Notion', 'La grille de relecture'],
  perks: FREE_PERKS,
};
