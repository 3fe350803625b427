/** What a probability is made of. */
export interface Evidence {
  /** Score of the best action among the actions, 0 to 1. */
  readonly best: number;
  readonly second: number;
  /** Score of "no action". */
  readonly none: number;
  /** Share of the message that was seen in training. */
  readonly known: number;
}

/** Fitted by logistic regression on the unlocked part of `eval/router.jsonl`. */
const COEFFICIENTS = { constant: -4.172, best: 3.961, margin: 0.776, none: -3.265, known: 2.34 };

/** The probability that the best action is what the message asks for, and nothing else. */
export function toProbability(evidence: Evidence): number {
  const parts = listParts(evidence);
  const sum = Object.entries(parts).reduce(
    (total, [name, value]) => total + COEFFICIENTS[name as keyof typeof COEFFICIENTS] * value, // the same names
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

function listParts({ best, second, none, known }: Evidence) {
  return { constant: 1, best, margin: Math.min(5, Math.log((best + 0.01) / (second + 0.01))), none, known };
}
