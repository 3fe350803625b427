import type { Language } from '../../../text/languages';
import { onOneLine } from '../../../text/span';
import { foldAccents } from '../../../text/words';
import { askedTypes } from './answer-types';
import { chooseSentences } from './choose-sentences';
import type { KnowledgeItem } from './read-knowledge';
import { indexKnowledge, type FoundPassage } from './search-knowledge';

export interface QuestionRequest {
  readonly question: string;
  readonly knowledge: readonly KnowledgeItem[];
  /** Earlier questions, oldest first. */
  readonly history: readonly string[];
  readonly language: Language;
}

/** Below this part of the question a passage does not answer it. */
const LEAST_COVERAGE = 0.38;
/** From here on an answer needs no person to look at it. */
const SURE_COVERAGE = 0.55;

const WANTS_PERSON: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|person|agent|someone|somebody|advisor|representative)|real person|human agent|call me back)\b/u,
  fr: /\b(?:parler (?:a|avec) (?:un|une|quelqu)[' ]?(?:un|humain|conseillere?|personne|agent|operateur)?|un humain|un conseiller|vraie personne|etre rappele|rappelez moi|rappelez-moi)\b/u,
  es: /\b(?:hablar con (?:un|una|alguien)(?: (?:humano|persona|agente|asesor|asesora))?|persona real|un humano|que me llamen)\b/u,
};

/** A follow-up ("and for Spain?") has hardly any words of its own. */
const FOLLOW_UP_TERMS = 2;

/** Looks for the answer in the knowledge; says that it is not there rather than guess. */
export async function answerQuestion({ question, knowledge, history, language }: QuestionRequest) {
  const { termsOf, search } = await indexKnowledge(knowledge, language);
  const own = termsOf(withoutRequest(question, language));
  const before = own.length <= FOLLOW_UP_TERMS ? termsOf(history.at(-1) ?? '') : [];
  const asked = [...new Set([...own, ...before])];
  const found = search(asked, askedTypes(question, language));
  const best = found[0];
  const wantsPerson = WANTS_PERSON[language].test(foldAccents(question));
  const isKnown = best !== undefined && best.coverage >= LEAST_COVERAGE;
  const confidence = best ? Number(Math.min(1, best.coverage).toFixed(2)) : 0;
  const quotes = isKnown ? chooseSentences(best.passage, { question, terms: asked, termsOf, language }) : [];
  return {
    answer: isKnown ? quotes.map(({ text }) => onOneLine(text)).join(' ') : null,
    confidence,
    sources: isKnown
      ? quotes.map((quote) => ({ ...describe(best), quote: quote.text, start: quote.start, end: quote.end }))
      : [],
    related: found.slice(isKnown ? 1 : 0, 4).flatMap(({ passage, coverage }) => {
      const { id, question: known, title } = passage.item;
      const isOther = !isKnown || id !== best.passage.item.id;
      return isOther && coverage > 0.15
        ? [{ id, title: known ?? title ?? onOneLine(passage.item.text).slice(0, 80) }]
        : [];
    }),
    reason: wantsPerson ? 'requested' : isKnown ? (confidence < SURE_COVERAGE ? 'low_confidence' : null) : 'not_found',
  } as const;
}

/** "I need …" and "I would like …" say nothing of the subject. */
function withoutRequest(question: string, language: Language): string {
  return question.replace(REQUEST[language], ' ');
}

const REQUEST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:need|want|wish|would like|looking for|please|tell me|know)\b/giu,
  fr: /\b(?:besoin|voudrais|souhaite|aimerais|cherche|faut|dites-moi|savoir)\b/giu,
  es: /\b(?:necesito|quiero|quisiera|deseo|busco|gustaría|dígame|saber)\b/giu,
};

function describe({ passage: { item } }: FoundPassage) {
  return { id: item.id, title: item.question ?? item.title, url: item.url };
}
