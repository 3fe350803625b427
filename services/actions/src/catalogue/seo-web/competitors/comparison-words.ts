import type { Language } from '../../../text/languages';

interface ComparisonWords {
  readonly gap: (site: string, criterion: string, others: string) => string;
  readonly cheapest: (site: string, price: string) => string;
  readonly noPrices: (sites: string) => string;
  readonly mostTrust: (site: string, count: number, total: number) => string;
  readonly sharedWords: (words: string) => string;
  readonly gapCount: (site: string, count: number) => string;
}

/** The sentences of a comparison. They state counts of the matrix and nothing else. */
export const COMPARISON_WORDS: Readonly<Record<Language, ComparisonWords>> = {
  en: {
    gap: (site, criterion, others) => `${criterion}: not found on ${site}, but on ${others}.`,
    cheapest: (site, price) => `The lowest price shown is ${price}, on ${site}.`,
    noPrices: (sites) => `No price is shown on: ${sites}.`,
    mostTrust: (site, count, total) => `Most kinds of trust signals: ${site}, ${count} of ${total}.`,
    sharedWords: (words) => `Keywords of several sites: ${words}.`,
    gapCount: (site, count) => `Found on others but not on ${site}, criteria: ${count}.`,
  },
  fr: {
    gap: (site, criterion, others) => `${criterion} : introuvable sur ${site}, mais présent sur ${others}.`,
    cheapest: (site, price) => `Le prix affiché le plus bas est ${price}, sur ${site}.`,
    noPrices: (sites) => `Aucun prix affiché sur : ${sites}.`,
    mostTrust: (site, count, total) => `Le plus de types de signaux de confiance : ${site}, ${count} sur ${total}.`,
    sharedWords: (words) => `Mots-clés communs à plusieurs sites : ${words}.`,
    gapCount: (site, count) => `Présents ailleurs mais pas sur ${site}, critères : ${count}.`,
  },
  es: {
    gap: (site, criterion, others) => `${criterion}: no se encontró en ${site}, pero sí en ${others}.`,
    cheapest: (site, price) => `El precio más bajo que se muestra es ${price}, en ${site}.`,
    noPrices: (sites) => `No se muestra ningún precio en: ${sites}.`,
    mostTrust: (site, count, total) => `Más tipos de señales de confianza: ${site}, ${count} de ${total}.`,
    sharedWords: (words) => `Palabras clave de varios sitios: ${words}.`,
    gapCount: (site, count) => `Presentes en otros pero no en ${site}, criterios: ${count}.`,
  },
};
