export const POLARITIES = ['positive', 'neutral', 'negative'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** Scores nearer to 0 than this are neutral. */
const NEUTRAL = 0.2;

export function toPolarity(score: number): Polarity {
  if (Math.abs(score) < NEUTRAL) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}
