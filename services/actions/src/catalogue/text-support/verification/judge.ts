import type { Span } from '../../../text/span';
import { findLeadingName, findReach } from './claim-subject';
import { areRelated, compareFacts, isSameDay } from './compare';
import { findFacts, withoutQuantities, type Facts, type FactTools } from './facts';
import { HAPPENING } from './happening';
import type { Passage } from './index-sources';
import { findOtherSubject } from './other-subject';
import { findOpposites, isNegated } from './polarity';
import { splitClauses } from './split-claims';
import { isPlaceTaken, type PlaceTools } from './taken-place';
import type { Verdict } from './verdict';

export interface Judgement {
  readonly verdict: Verdict;
  /** From 0 to 1: how much of the claim the passage speaks of. */
  readonly coverage: number;
  readonly passage: Passage;
  readonly reasons: readonly string[];
}

/** A claim with what it is compared by. */
export interface Claim {
  readonly text: string;
  /** Stems of its words, without numbers and names, which are compared as facts. */
  readonly terms: readonly string[];
  readonly facts: Facts;
}

export interface JudgeTools extends FactTools, PlaceTools {
  stems(text: string): string[];
  weigh(term: string): number;
}

/** The least part of a claim that a passage speaks of to support it, and to contradict it. */
const SUPPORT_COVERAGE = 0.66;
const CONFLICT_COVERAGE = 0.6;

/** Compares a claim with one passage. */
export function judge(claim: Claim, passage: Passage, tools: JudgeTools): Judgement {
  const said = findFacts(passage.sentence.text, tools);
  const claimed = withoutQuantities(claim.text, claim.facts);
  const opposed = findOpposites(claimed, withoutQuantities(passage.sentence.text, said), tools.language);
  // "Rose" and "fell" speak of the same thing: the rest of the claim has to be there.
  const opposite = new Set(tools.stems(opposed?.[0] ?? ''));
  const isSame = claim.facts.dates.some((date) => said.dates.some((other) => isSameDay(date, other)));
  const empty = new Set(isSame ? tools.stems(HAPPENING[tools.language]) : []);
  const rest = { ...claim, terms: claim.terms.filter((term) => !opposite.has(term) && !empty.has(term)) };
  const reach = findReach(claim.text, passage, tools);
  const known = new Set([
    ...passage.terms,
    ...(reach.title ? passage.titleTerms : []),
    ...(reach.previous ? passage.previousTerms : []),
  ]);
  const coverage = coverageOf(rest, known, said, tools);
  const own = coverageOf(rest, passage.terms, said, tools);
  const result = (verdict: Verdict, reasons: readonly string[]) => ({ verdict, coverage, passage, reasons });
  // The passage itself has to speak of the claim; the sentence before only says of whom.
  if (coverage < CONFLICT_COVERAGE || own < 0.3) return result('not_found', []);
  const subjects = reach.owner ? passage.terms : known;
  if (isOfAnother(rest, { text: passage.sentence.text, facts: said }, subjects, tools)) return result('not_found', []);

  const clause = nearestClause(claim, passage, tools);
  const inClauseFacts = findFacts(clause.text, tools);
  const inClause = compareFacts(claim.facts, inClauseFacts, (stem) => known.has(stem));
  const inSentence = compareFacts(claim.facts, said, (stem) => known.has(stem));
  // What the nearest clause contradicts stands, even if another clause has the number.
  const compared = inClause.conflicts.length > 0 ? inClause : inSentence;
  if (compared.conflicts.length > 0)
    return reach.other ? result('not_found', []) : result('contradicted', compared.conflicts);

  const clauseText = withoutQuantities(clause.text, inClauseFacts);
  const opposites = findOpposites(claimed, clauseText, tools.language);
  const isTurned = isNegated(claimed, tools.language) !== isNegated(clauseText, tools.language);
  if (opposites && !isTurned && compared.missing.length > 0) return result('not_found', []);
  if (opposites && !isTurned) return result('contradicted', [`${opposites[0]} / ${opposites[1]}`]);
  const otherSubject = isTurned ? findOtherSubject(claim, clause, passage.sentence, tools) : null;
  if (otherSubject === 'open') return result('not_found', []);
  if (isTurned && !opposites && otherSubject === null)
    return coverage >= SUPPORT_COVERAGE ? result('contradicted', ['negation']) : result('not_found', []);
  const isComplete = compared.missing.length === 0 && coverage >= SUPPORT_COVERAGE;
  return isComplete ? result('supported', compared.agreements) : result('not_found', []);
}

/** Whether a sentence speaks of another subject or object than the claim. */
function isOfAnother(
  claim: Claim,
  sentence: { readonly text: string; readonly facts: Facts },
  subjects: ReadonlySet<string>,
  tools: JudgeTools,
): boolean {
  const leading = findLeadingName(claim.text, tools);
  if (leading !== null && claim.terms.includes(leading) && !subjects.has(leading)) return true;
  return isPlaceTaken(claim, sentence, { terms: new Set(claim.terms), subject: (term) => subjects.has(term) }, tools);
}

/** How much of a claim's terms a passage has. What a number counts is there when the passage has a number that it can be compared with. */
function coverageOf({ terms, facts }: Claim, found: ReadonlySet<string>, said: Facts, { weigh }: JudgeTools): number {
  const compared = facts.numbers.filter((number) => said.numbers.some((other) => areRelated(number, other)));
  const units = new Set(compared.map(({ unitStem }) => unitStem));
  const all = terms.length > 0 ? terms : facts.names.map(({ stem }) => stem);
  const sum = (list: readonly string[]) => list.reduce((total, term) => total + weigh(term), 0);
  const isFound = (term: string) => found.has(term) || units.has(term);
  // A number that can be compared is as much as a term, and so is a day that is the same.
  const days = facts.dates.filter((date) => said.dates.some((other) => isSameDay(date, other))).length;
  const shared = compared.filter(({ unitStem }) => unitStem === null || !terms.includes(unitStem)).length + days;
  const whole = sum(all) + shared;
  return whole === 0 ? 0 : Number(((sum(all.filter(isFound)) + shared) / whole).toFixed(2));
}

/** The clause that shares most terms and names with the claim; the whole sentence when none stands out. */
function nearestClause(claim: Claim, { sentence }: Passage, { language, stems }: JudgeTools): Span {
  const clauses = splitClauses(sentence, language);
  if (clauses.length < 2) return sentence;
  const wanted = [...claim.terms, ...claim.facts.names.map(({ stem }) => stem)];
  const scored = clauses
    .map((clause) => {
      const own = new Set(stems(clause.text));
      return { clause, hits: wanted.filter((term) => own.has(term)).length };
    })
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = scored;
  return best && best.hits > (second?.hits ?? 0) ? best.clause : sentence;
}
