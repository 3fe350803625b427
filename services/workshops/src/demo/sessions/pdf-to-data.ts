import { type DemoSession, FREE_PERKS } from '../demo-session';

export const pdfToData: DemoSession = {
  id: '0198a000-0000-7000-8000-000000000004',
  title: 'Factures PDF : de la boîte mail au tableur',
  subtitle: 'Extraire montants, dates et fournisseurs, et savoir quand demander à un humain.',
  inWorkingDays: 9,
  at: { hour: 18, minute: 30 },
  durationMin: 60,
  status: 'upcoming',
  level: 'intermediate',
  format: 'hands_on',
  capacity: 25,
  taken: 9,
  stack: ['Make', 'Gmail', 'Declic API', 'Google Sheets'],
  objectives: [
    'Récupérer les pièces jointes d’une boîte partagée, une seule fois chacune',
    'Transformer une facture en JSON vérifié',
    'Isoler les cas douteux au lieu de les deviner',
  ],
  agenda: [
    '18 h 30 · Dix factures, dix mises en page',
    '18 h 45 · Le scénario pas à pas',
    '19 h 10 · La file des cas à relire',
    '19 h 20 · Vos questions',
  ],
  prerequisites: ['Un compte Make gratuit', 'Trois factures PDF, anonymisées si besoin'],
  deliverables: ['Le scénario Make', 'Le tableur avec ses contrôles'],
  perks: FREE_PERKS,
};
