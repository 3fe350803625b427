import type { Language } from '../../../text/languages';
import type { Prospect } from './read-prospect';

interface ProspectWords {
  readonly preparedFor: (prospect: Prospect) => string;
  readonly headline: (offer: string, company: string) => string;
  readonly validUntil: (date: string) => string;
  readonly book: string;
}

/** "Ada Lovelace, CTO – Acme": what is not known is left out. */
function addressee({ name, role, company }: Prospect): string {
  const person = [name, role].filter((part) => part !== '').join(', ');
  return person === '' ? company : `${person} – ${company}`;
}

/** The sentences that make a page one-to-one. */
export const PROSPECT_WORDS: Readonly<Record<Language, ProspectWords>> = {
  en: {
    preparedFor: (prospect) => `Prepared for ${addressee(prospect)}`,
    headline: (offer, company) => `${offer} for ${company}`,
    validUntil: (date) => `Valid until ${date}`,
    book: 'Book a time',
  },
  fr: {
    preparedFor: (prospect) => `Préparé pour ${addressee(prospect)}`,
    headline: (offer, company) => `${offer} pour ${company}`,
    validUntil: (date) => `Valable jusqu’au ${date}`,
    book: 'Choisir un créneau',
  },
  es: {
    preparedFor: (prospect) => `Preparado para ${addressee(prospect)}`,
    headline: (offer, company) => `${offer} para ${company}`,
    validUntil: (date) => `Válido hasta el ${date}`,
    book: 'Elegir una hora',
  },
};
