import type { CitedLine } from './strategies.queries';

export type Citation = CitedLine['source'];

const FIELDS: Record<Citation['field'], (index: number) => string> = {
  strategy_name: () => 'Strategy name',
  goals: (index) => `Objectives, sentence ${index}`,
  competitors: () => 'Competitors',
  tone: () => 'Tone',
  raw_text: (index) => `Free text, sentence ${index}`,
  pdf: (index) => `Your PDF, sentence ${index}`,
  answer: () => 'You said so',
};

/** Where a sentence stands: 'Free text, sentence 2'. */
export function citationWords({ field, index }: Citation): string {
  return FIELDS[field](index);
}
