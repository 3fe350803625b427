import { learnLabels, type Classification, type Classify, type LabelSource } from '../../../text/classify/classifier';
import type { Language } from '../../../text/languages';
import { resolveLanguages } from '../../../text/resolve-languages';
import { loadSentiment, type Sentiment } from '../../../text/sentiment/analyse-sentiment';
import type { InputText } from '../read-texts';
import { TICKET_CATEGORIES } from './categories';
import { findPriority } from './find-priority';
import { blankNeutralWords } from './neutral-words';

export interface TicketRequest {
  readonly tickets: readonly InputText[];
  /** Null for the built-in categories. */
  readonly labels: readonly LabelSource[] | null;
  readonly language: Language | 'auto';
}

/** The category of tickets of which none is sure. */
export const OTHER = 'other';

const OTHER_LABEL = { en: 'Other', fr: 'Autre', es: 'Otro' } as const;

/** Category, priority and sentiment of each ticket, in its own language. */
export async function classifyTickets({ tickets, labels, language }: TicketRequest) {
  const languages = await resolveLanguages(
    tickets.map(({ text }) => text),
    language,
  );
  const readers = new Map<Language, Promise<Reader>>();
  return Promise.all(
    tickets.map(async ({ id, text }, index) => {
      const { language: own = null, detected = null } = languages[index] ?? {};
      if (text === '') return { id, language: null, ...notRead('blank') };
      if (own === null) return { id, language: detected, ...notRead('language') };
      const reader = readers.get(own) ?? loadReader(own, labels);
      readers.set(own, reader);
      return { id, language: detected, ...readTicket(text, own, await reader, labels === null) };
    }),
  );
}

interface Reader {
  readonly classify: Classify;
  readonly analyse: (text: string) => Sentiment;
}

async function loadReader(language: Language, labels: readonly LabelSource[] | null): Promise<Reader> {
  const builtIn = () =>
    TICKET_CATEGORIES.map(({ name, phrases }) => ({ name, phrases: phrases[language].split('|'), examples: [] }));
  const [classify, analyse] = await Promise.all([learnLabels(labels ?? builtIn(), language), loadSentiment(language)]);
  return { classify, analyse };
}

const notRead = (reason: 'blank' | 'language') => ({
  reason,
  category: null,
  category_label: null,
  confidence: 0,
  alternative: null,
  priority: null,
  priority_cues: [],
  sentiment: null,
  why: [],
});

function readTicket(text: string, language: Language, { classify, analyse }: Reader, isBuiltIn: boolean) {
  const { label, confidence, alternative, evidence }: Classification = classify(text);
  const { polarity, score } = analyse(blankNeutralWords(text, language));
  const builtIn = isBuiltIn ? TICKET_CATEGORIES.find(({ name }) => name === label) : undefined;
  const category = label ?? OTHER;
  const base = builtIn?.basePriority ?? 'normal';
  const { priority, cues } = findPriority(text, language, { category, base, score });
  return {
    reason: null,
    category,
    category_label: labelOfCategory(category, language, isBuiltIn),
    confidence,
    alternative: alternative === label ? null : alternative,
    priority,
    priority_cues: cues,
    sentiment: polarity,
    why: evidence,
  };
}

/** The category in the language of the ticket; those of the caller have their own names. */
export function labelOfCategory(category: string, language: Language, isBuiltIn: boolean): string {
  const builtIn = isBuiltIn ? TICKET_CATEGORIES.find(({ name }) => name === category) : undefined;
  return builtIn?.label[language] ?? (category === OTHER ? OTHER_LABEL[language] : category);
}
