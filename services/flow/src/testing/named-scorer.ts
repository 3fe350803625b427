import { type DraftScore, DraftScorer, type ScoredText } from '../modules/drafts/draft-scorer';

/** Scores a text by its length alone, and says so. */
export class NamedScorer extends DraftScorer {
  override score({ contentMd, siblings }: ScoredText): DraftScore {
    const score = Math.min(contentMd.length / 1000, 1);
    const explanation = `${contentMd.length} characters beside ${siblings.length} other texts`;
    return { score, rubric: [{ id: 'length', label: 'Length', score, weight: 1, explanation }] };
  }
}
