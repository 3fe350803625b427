import { cite, distinct } from './cite';
import type { FoundLine, FoundTone } from '../../intake';
import { citeItems } from './items';
import { lexicons } from './lexicon';
import type { Reading, Sentence } from './read-intake';
import { stretchEnd } from './stretch';
import type { Topics } from './topics';

const LIMIT = 5;

/** The tone that was chosen, the language of the intake, and what it asks of the voice. */
export function findTone({ description, others }: Topics, { intake, language, sentences }: Reading): FoundTone {
  const listed = citeItems(description, 'voice');
  const said = sentences
    .filter((sentence) => sentence.field !== 'strategy_name' && !others.ofCompetitors.has(sentence))
    .flatMap(voiceIn);
  return { tone: intake.tone, language, voice: distinct(listed.length > 0 ? listed : said, LIMIT) };
}

function voiceIn(sentence: Sentence): (FoundLine | undefined)[] {
  const lexicon = lexicons[sentence.language];
  const cue = sentence.folded.search(lexicon.voiceCue);
  if (cue < 0) return [];
  const before = sentence.folded.lastIndexOf(';', cue);
  return [cite(sentence, before + 1, stretchEnd(sentence.folded, cue, sentence.folded.length, lexicon))];
}
