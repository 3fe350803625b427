import { scoreDraft } from '@declic/content-rules';
import type { components } from '@declic/openapi/types';
import { Injectable } from '@nestjs/common';
import type { Format } from '../../engine/content-engine';

type Schemas = components['schemas'];

/** A text with what its score depends on. */
export interface ScoredText {
  readonly format: Format;
  readonly language: Schemas['Draft']['language'];
  readonly contentMd: string;
  readonly sources: readonly Schemas['DraftSource'][];
  /** Texts that it should not repeat. */
  readonly siblings: readonly string[];
}

export interface DraftScore {
  readonly score: number;
  readonly rubric: readonly Schemas['RubricLine'][];
}

/** Scores a draft by the rules that the page shows, too. */
@Injectable()
export class DraftScorer {
  score(text: ScoredText): DraftScore {
    return scoreDraft(text);
  }
}
