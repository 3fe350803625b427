import type { Material } from './material';
import { measureShare, wordStems } from './source-index';

type Part = 'roles' | 'company_types' | 'sectors' | 'pain_points' | 'pillars' | 'offers' | 'voice';

/** The lines of a summary of another engine, without their sentences. */
export type GivenLines = Readonly<Record<Part, readonly string[]>>;

/** A line with the number of its sentence; 0 where there is none. */
export interface CitingLine {
  text: string;
  sentence: number;
}

/** Finds for each line the sentence that has most of its words. */
export function citeLines(given: GivenLines, { sentences }: Material): Record<keyof GivenLines, CitingLine[]> {
  const known = sentences.map(({ text, language }) => ({ language, stems: wordStems(text, language) }));
  const cite = (text: string): CitingLine => {
    let best = { sentence: 0, share: 0 };
    for (const [place, { language, stems }] of known.entries()) {
      const share = measureShare(wordStems(text, language), stems);
      if (share > best.share) best = { sentence: place + 1, share };
    }
    return { text, sentence: best.sentence };
  };
  return Object.fromEntries(Object.entries(given).map(([part, texts]) => [part, texts.map(cite)])) as Record<
    keyof GivenLines,
    CitingLine[]
  >; // the same keys
}
