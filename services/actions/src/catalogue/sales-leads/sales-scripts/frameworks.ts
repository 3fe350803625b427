/** The stages of discovery, in the order in which the framework asks. */
export const FRAMEWORKS = {
  spin: ['situation', 'problem', 'implication', 'need_payoff'],
  bant: ['budget', 'authority', 'need', 'timing'],
  meddic: ['metrics', 'economic_buyer', 'decision_criteria', 'decision_process', 'identify_pain', 'champion'],
} as const;

export type Framework = keyof typeof FRAMEWORKS;
export type Stage = (typeof FRAMEWORKS)[Framework][number];

/** What an objection is about; decides which question comes before the answer. */
export type ObjectionKind = 'price' | 'time' | 'existing' | 'interest' | 'other';

const KINDS: readonly [ObjectionKind, RegExp][] = [
  [
    'price',
    /\b(?:price|pric[ey]|expensive|cost|budget|cher|chère|prix|coût|tarif|caro|cara|precio|coste|costo|presupuesto)/iu,
  ],
  [
    'time',
    /\b(?:time|busy|later|quarter|not now|temps|plus tard|occupé|trimestre|tiempo|ahora no|más adelante|ocupad)/iu,
  ],
  [
    'existing',
    /\b(?:already|competitor|excel|spreadsheet|in-house|déjà|concurrent|tableur|en interne|ya (?:tenemos|usamos)|competidor|hoja)/iu,
  ],
  [
    'interest',
    /\b(?:not interested|no need|send me|pas intéress|pas besoin|envoyez|envoie|no (?:me|nos) interesa|no necesit|envíe|mánd)/iu,
  ],
];

export function objectionKind(text: string): ObjectionKind {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
