import { loadDateFinder } from '../../../text/find-dates';
import type { Language } from '../../../text/languages';
import { onOneLine, type Span } from '../../../text/span';
import { loadStemmer } from '../../../text/stems';
import { loadTerms } from '../../../text/terms';
import { relatedStems } from '../../../research/related-words';
import { foldAccents } from '../../../text/words';
import { findFacts, withoutQuantities } from './facts';
import { indexSources } from './index-sources';
import { judge, type Claim, type Judgement, type JudgeTools } from './judge';
import type { Source } from './read-sources';
import { splitClaims } from './split-claims';

export const MAX_CLAIMS = 200;

/** Judges each statement of a text by the passage that speaks most of it. */
export async function verifyClaims(text: string, sources: readonly Source[], language: Language) {
  const [findTerms, stem, findDates] = await Promise.all([
    loadTerms(language),
    loadStemmer(language),
    loadDateFinder(language),
  ]);
  const stems = (part: string) => findTerms(part).map((term) => term.stem);
  const index = indexSources(sources, language, findTerms);
  const isAlike = (word: string, other: string) =>
    relatedStems(foldAccents(word), language, stem).includes(stem(other));
  const tools: JudgeTools = { language, stem, findDates, stems, weigh: index.weigh, isAlike };
  const { claims: found, tooShort } = splitClaims(text, language, findTerms);
  const claims = found.slice(0, MAX_CLAIMS).map((span) => {
    const claim = toClaim(span, tools);
    const all = [...claim.terms, ...claim.facts.names.map((name) => name.stem)];
    const judgements = index.find(all).map((passage) => judge(claim, passage, tools));
    return toAnswer(span, decide(judgements));
  });
  return { claims, leftOut: found.length - claims.length, tooShort };
}

/** Numbers and days are compared as facts, not as words. */
function toClaim({ text }: Span, tools: JudgeTools): Claim {
  const facts = findFacts(text, tools);
  const names = new Set(facts.names.map((name) => name.stem));
  const terms = tools.stems(withoutQuantities(text, facts)).filter((term) => !names.has(term));
  return { text, terms: [...new Set(terms)], facts };
}

/** The judgement that covers most; of equal ones the support, then the contradiction. */
function decide(judgements: readonly Judgement[]): Judgement | undefined {
  const rank = { supported: 2, contradicted: 1, not_found: 0 };
  const decided = judgements.filter(({ verdict }) => verdict !== 'not_found');
  const pool = decided.length > 0 ? decided : judgements;
  return [...pool].sort((a, b) => b.coverage - a.coverage || rank[b.verdict] - rank[a.verdict])[0];
}

function toAnswer({ text, start, end }: Span, judgement: Judgement | undefined) {
  const claim = { claim: onOneLine(text), start, end };
  if (!judgement || judgement.verdict === 'not_found')
    return {
      ...claim,
      verdict: 'not_found' as const,
      confidence: Number((1 - (judgement?.coverage ?? 0)).toFixed(2)),
      quote: null,
      source: null,
      reasons: [],
    };
  const { verdict, coverage, reasons, passage } = judgement;
  const { source, sentence } = passage;
  return {
    ...claim,
    verdict,
    confidence: coverage,
    quote: onOneLine(sentence.text),
    source: { number: source.number, title: source.title, url: source.url, start: sentence.start, end: sentence.end },
    reasons,
  };
}
