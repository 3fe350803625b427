import type { ModelPath } from '../../engine/model-path/model-path';
import { recordIn, rowsIn } from '../../engine/model-path/read-result';
import { countVerdicts } from './verification/count-verdicts';
import { VERDICTS } from './verification/verdict';

export const llm: ModelPath = {
  credit_cost: 8,
  rewrites: 'result',
  parts: ['claims[].verdict'],
  instructions: [
    'For each claim, choose the verdict that its quote gives: "supported" when the quote states the whole claim, "contradicted" when',
    'both cannot be true, otherwise "not_found". A claim without a quote stays "not_found". What you know yourself does not count.',
  ].join(' '),
  choices: () => ({ 'claims[].verdict': VERDICTS }),
  finish(result, { embedded }) {
    const before = rowsIn(embedded, 'claims');
    const claims = rowsIn(result, 'claims').map((claim, index) => toClaim(claim, before[index] ?? claim));
    return { ...result, claims, summary: { ...recordIn(result, 'summary'), ...countVerdicts(claims) } };
  },
};

/** A verdict needs a quote. Where the model judged another way than the words do, nothing measures how sure it is. */
function toClaim(claim: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
  if (claim.verdict === before.verdict || before.quote === null) return before;
  const isNotFound = claim.verdict === 'not_found';
  return { ...claim, confidence: 0, reasons: [], ...(isNotFound && { quote: null, source: null }) };
}
