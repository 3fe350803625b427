import type { Lexicon } from '../lexicon';

/** Ways of announcing a section that founders use besides the plain ones, and how they say what is not meant. */
export interface Phrases extends Pick<
  Lexicon,
  'headings' | 'cues' | 'subjectCues' | 'exception' | 'denial' | 'negation' | 'background' | 'trouble'
> {
  /** Headings above what the author does not do, looked at before all others. */
  readonly refused: RegExp;
  readonly refusal: RegExp;
}
