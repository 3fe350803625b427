import { type DemoSession, FREE_PERKS } from '../demo-session';

export const apiWithoutFear: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000002',
  title: 'Appeler une API sans être développeur',
  subtitle: 'Lire une documentation, envoyer un POST, comprendre la réponse : une heure pour ne plus subir.',
  inWorkingDays: 5,
  at: { hour: 12, minute: 30 },
  durationMin: 60,
  status: 'upcoming',
  level: 'beginner',
  format: 'live_coding',
  capacity: 40,
  taken: 22,
  stack: ['HTTP', 'JSON', 'cURL'],
  objectives: [
    'Reconnaître une méthode, un en-tête et un corps JSON dans une documentation',
    'Envoyer une première requête authentifiée et lire un code d’erreur',
    'Ranger une clé d’API là où personne ne la trouvera',
  ],
  agenda: [
    '12 h 30 · Une requête, mot par mot',
    '12 h 45 · 200, 401, 422, 429 : ce que l’API essaie de vous dire',
    '13 h 05 · Une vraie action Declic en un seul POST',
    '13 h 20 · Vos questions',
  ],
  prerequisites: ['Un ordinateur avec un terminal', 'De la curiosité'],
  deliverables: ['Une fiche des codes de réponse', 'Cinq requêtes prêtes à copier'],
  perks: FREE_PERKS,
};
