import { type DemoSession, FREE_PERKS } from '../demo-session';

export const googleSheetsReplay: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000009',
  title: 'Google Sheets comme base de données, jusqu’où ?',
  subtitle: 'Les bons usages, les premières fissures, et le moment de passer à autre chose.',
  inWorkingDays: -8,
  at: { hour: 18, minute: 30 },
  durationMin: 60,
  status: 'replay',
  level: 'beginner',
  format: 'hands_on',
  capacity: 40,
  taken: 33,
  stack: ['Google Sheets', 'Apps Script', 'n8n', 'Airtable'],
  objectives: [
    'Structurer une feuille pour qu’une machine la lise',
    'Éviter les écritures qui se marchent dessus',
    'Reconnaître le jour où il faut une vraie base',
  ],
  agenda: ['18 h 30 · Une feuille propre', '18 h 50 · Deux écritures en même temps', '19 h 15 · Vos questions'],
  prerequisites: ['Un compte Google'],
  deliverables: ['La feuille modèle'],
  perks: FREE_PERKS,
};
