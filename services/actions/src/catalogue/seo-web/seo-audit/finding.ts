import type { Evidence } from '../../../pages/evidence';
import type { RuleId } from './rule-ids';

/** A defect that a rule found on the page. */
export interface Finding {
  readonly rule: RuleId;
  /** What was measured, for the text of the rule: a length, a count, a name. */
  readonly value: string;
  readonly evidence: readonly Evidence[];
}

const MAX_EVIDENCE = 5;

export function finding(rule: RuleId, value: string | number, evidence: readonly Evidence[]): Finding {
  return { rule, value: String(value), evidence: evidence.slice(0, MAX_EVIDENCE) };
}
