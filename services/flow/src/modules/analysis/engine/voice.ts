import { cite, distinct } from './cite';
import { clauseEnd, labelledItems } from './clauses';
import type { CitedLine, ToneProfile } from './intake';
import { lexicons } from './lexicon';
import type { Reading, Sentence } from './read-intake';

const LIMIT = 5;

/** The tone that was chosen, the language of the intake, and what it asks of the voice. */
export function findTone({ intake, language, sentences }: Reading): ToneProfile {
  return { tone: intake.tone, language, voice: distinct(sentences.flatMap(voiceIn), LIMIT) };
}

function voiceIn(sentence: Sentence): (CitedLine | undefined)[] {
  if (sentence.field === 'strategy_name') return [];
  if (sentence.section === 'voice') return labelledItems(sentence);
  if (sentence.section) return [];
  const cue = sentence.folded.search(lexicons[sentence.language].voiceCue);
  if (cue < 0) return [];
  const comma = sentence.folded.lastIndexOf(';', cue);
  return [cite(sentence, comma + 1, Math.max(clauseEnd(sentence, cue), cue))];
}
