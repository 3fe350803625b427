import type { components } from '@declic/openapi/types';
import { readParts, type SummaryPart } from './summary-parts';
import type { StrategyEntity } from './strategy.entity';

type Question = components['schemas']['StrategyQuestion'];
type QuestionLanguage = 'en' | 'fr' | 'es';

const QUESTIONS: Readonly<Record<QuestionLanguage, Readonly<Record<SummaryPart, string>>>> = {
  en: {
    roles: 'Which people should read you: what are their jobs?',
    company_types: 'What kind of companies or organisations do they work in?',
    sectors: 'In which sectors are they?',
    pain_points: 'What troubles them before they come to you?',
    pillars: 'Which topics do you want to write about?',
    offers: 'What do you offer them?',
    voice: 'How should your texts sound?',
  },
  fr: {
    roles: 'Qui doit vous lire : quels sont leurs métiers ?',
    company_types: 'Dans quel type d’entreprises ou d’organisations travaillent ces personnes ?',
    sectors: 'Dans quels secteurs sont-elles ?',
    pain_points: 'Quelles difficultés rencontrent-elles avant de venir vers vous ?',
    pillars: 'Sur quels sujets voulez-vous écrire ?',
    offers: 'Que leur proposez-vous ?',
    voice: 'Quel ton vos textes doivent-ils avoir ?',
  },
  es: {
    roles: '¿Quién debe leerte: qué trabajo hacen esas personas?',
    company_types: '¿En qué tipo de empresas u organizaciones trabajan?',
    sectors: '¿En qué sectores están?',
    pain_points: '¿Qué problemas tienen antes de acudir a ti?',
    pillars: '¿Sobre qué temas quieres escribir?',
    offers: '¿Qué les ofreces?',
    voice: '¿Cómo deben sonar tus textos?',
  },
};

/** One question for each empty part of the summary, in the language of the intake; none before the analysis is done. */
export function listQuestions(strategy: StrategyEntity): Question[] {
  const parts = strategy.analysisState === 'done' ? readParts(strategy) : undefined;
  if (!parts) return [];
  const questions = QUESTIONS[strategy.toneProfile?.language ?? 'en'];
  return Object.keys(questions)
    .map((part) => part as SummaryPart) // a key of the table
    .filter((part) => parts[part].length === 0)
    .map((part) => ({ part, question: questions[part] }));
}
