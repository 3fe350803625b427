import type { Intake } from '../../../intake';

/** An intake with something in every field; tests change what they are about. */
export function anIntake(overrides: Partial<Intake> = {}): Intake {
  return {
    strategyName: 'Dental scheduling launch',
    goals:
      'Get 50 demo requests from clinic managers in 90 days\nBecome the reference on patient no-shows\nEducate dentists about online booking',
    competitors: 'Doctolib, Zocdoc, doctolib',
    tone: 'professional',
    rawText: DENTAL,
    pdfUrl: '',
    pdfText: '',
    ...overrides,
  };
}

const DENTAL = `Acme is a scheduling platform for dental clinics and physiotherapists in Europe. Practice managers waste hours on the phone and lose patients because they cannot confirm appointments at night. Small clinics struggle with no-shows.

We offer online booking, automatic reminders and a waiting list for busy practices. It costs from €49 a month, with a free trial of 30 days. Our engineers built it with Dr. Martin, a dentist. We do not target large hospitals. Keep a friendly tone, no jargon. See https://acme.example/blog.`;

export const frenchIntake = anIntake({
  strategyName: 'Lancement des ateliers',
  goals: 'Attirer 100 responsables marketing en 3 mois\nDevenir la référence sur l’automatisation des tâches',
  competitors: 'Zapier, Make',
  tone: 'casual',
  rawText: `Nous aidons les agences de communication et les PME industrielles à automatiser leurs tâches répétitives. Les responsables marketing perdent du temps à copier des données entre leurs outils, car ils n'ont pas de développeurs. Les indépendants ont du mal à trouver des clients.
Nous proposons des ateliers gratuits, un audit de 30 minutes et une formation à 490 € par personne. Notre équipe technique est basée à Lyon. Ton direct, tutoiement, sans jargon. Nous parlons de l'automatisation, des API et de la qualité des données. Le secteur de la santé est prioritaire.`,
});

export const labelledIntake = anIntake({
  strategyName: 'Platform engineering',
  goals: 'More newsletter subscribers this quarter',
  competitors: '',
  tone: 'expert',
  rawText: `Audience: CTOs, platform teams, hobby beekeepers
Pain points:
- slow releases
- flaky tests
Pillars: micro-frontends, testing at scale and release engineering
Offers: Declic Cloud, support plan
Tone: dry, precise`,
});

export const saasIntake = anIntake({
  strategyName: 'Content ops for SaaS',
  goals: 'Grow organic traffic to the blog\nRank for content operations keywords',
  competitors: 'Contently',
  rawText: `We sell to B2B SaaS companies between 50 and 500 people. Their content leads are overwhelmed: briefs live in ten places, and nobody knows what was published. Content operations is what we care about. Editorial calendars break. Our editorial calendars sync with the CMS. VPs of Marketing want proof that organic traffic turns into pipeline; they have no attribution. Nurses are not our audience.`,
});

export const emptyIntake = anIntake({
  strategyName: 'Strategy',
  goals: 'asdf asdf asdf',
  competitors: '',
  rawText: '',
});

export const germanIntake = anIntake({
  strategyName: 'Strategie',
  goals: 'Mehr Kunden für unsere Reiseagentur gewinnen und halten',
  competitors: '',
  rawText: 'Unsere Agentur hilft Familien bei ihren Reisen und ist für alle sehr günstig.',
});
