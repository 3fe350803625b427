import type { LabelledField } from './labelled-intake';

/** Extraction reaches this F1 in each field and language of the labelled intakes. */
export const LEAST_F1 = 0.8;

/** What is reached on the held-out intakes, over all languages, rounded down. They are raised when more is reached. */
export const HELD_OUT_LIMITS: Readonly<Record<LabelledField, number>> = {
  roles: 0.65,
  company_types: 0.8,
  sectors: 1,
  pain_points: 0.6,
  pillars: 0.65,
  offers: 0.7,
};
