import { beforeAll, describe, expect, it } from 'vitest';
import { DRAFT_LIMITS } from './draft-limits';
import { readLabelledIntakes } from './labelled-intake';
import { type DraftEvaluation, findUncovered, scoreDrafts } from './score-drafts';
import { writeAllDrafts } from './write-drafts';

/** Each of 270 drafts is written up to twelve times. */
const LONGEST_EVALUATION = 300_000;

describe('the drafts of the labelled intakes', () => {
  let evaluation: DraftEvaluation;
  beforeAll(async () => {
    evaluation = scoreDrafts(await writeAllDrafts(readLabelledIntakes()));
  }, LONGEST_EVALUATION);

  it('are nine for each intake, from at least 60 different ideas', () => {
    expect(evaluation.figures.drafts).toBe(270);
    expect(evaluation.figures.fewestIdeas).toBeGreaterThanOrEqual(DRAFT_LIMITS.fewestIdeas);
  });

  it('have a source for each sentence, keep the rules of their format and are readable', () => {
    expect(evaluation.figures).toMatchObject({
      coverage: DRAFT_LIMITS.coverage,
      rules: DRAFT_LIMITS.rules,
      readability: DRAFT_LIMITS.readability,
    });
  });

  it('have no word of another language and nothing that the author refused', () => {
    expect(evaluation.failures.filter((line) => /another language|refused/.test(line))).toEqual([]);
  });

  it('repeat each other no more than allowed', () => {
    expect(evaluation.figures.repetition).toBeLessThanOrEqual(DRAFT_LIMITS.repetitionWithin);
    expect(evaluation.figures.repetitionAcross).toBeLessThanOrEqual(DRAFT_LIMITS.repetitionAcross);
    expect(evaluation.failures.filter((line) => line.endsWith('in common'))).toEqual([]);
    expect(evaluation.figures.largestRepetition).toBeLessThanOrEqual(DRAFT_LIMITS.repetition);
    expect(evaluation.figures.pairsWithin).toBe(DRAFT_LIMITS.pairsWithin);
  });

  it('are long enough, and ask for few facts', () => {
    expect(evaluation.figures.medianBlogWords).toBeGreaterThanOrEqual(DRAFT_LIMITS.medianBlogWords);
    expect(evaluation.figures.mostMissingFacts).toBeLessThanOrEqual(DRAFT_LIMITS.missingFacts);
  });
});

it('finds a sentence that no source has', () => {
  const draft = {
    language: 'en' as const,
    contentMd: '# A\n\nB stands here. Nobody said this.',
    sources: [
      { sentence: 'A', origin: 'grammar' as const, source: null },
      { sentence: 'B stands here.', origin: 'grammar' as const, source: null },
    ],
  };
  expect(findUncovered({ draft, format: 'blog' })).toEqual(['Nobodysaidthis.']);
});
