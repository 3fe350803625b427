/** A rule: when its condition holds for a lead, its points count in its group. */
export interface ScoringRule {
  readonly id: string;
  readonly group: string;
  /** JSON-Logic over the lead's fields and `derived`. */
  readonly when: unknown;
  readonly points: number;
  /** Sentence for people; `{path}` stands for a value of the lead. */
  readonly reason: string;
  /** Of rules with the same name only the one with the most points counts. */
  readonly one_of: string | null;
}
