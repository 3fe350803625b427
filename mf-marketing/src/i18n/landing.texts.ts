import type { Language } from './language';
import texts from './landing.texts.json';

export interface LandingTexts {
  /** Of the document, for search engines and tabs. */
  title: string;
  description: string;
  offer: string;
  heading: string;
  lead: string;
  exampleLabel: string;
  requestLabel: string;
  answerLabel: string;
  steps: readonly { title: string; text: string }[];
  stepsHeading: string;
  signIn: string;
  languageLabel: string;
  skip: string;
  legalTitle: string;
  legal: readonly string[];
  privacyTitle: string;
  privacy: string;
  copyright: string;
}

export const landingTexts: Record<Language, LandingTexts> = texts;
