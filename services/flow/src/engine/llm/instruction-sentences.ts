import { fold } from '../embedded/analysis/fold';
import type { Sentence } from '../embedded/analysis/read-intake';

/** What speaks to the program that reads a text. On folded text: without accents, with plain apostrophes. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignor\w*|disregard|forget|overrid\w*|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules?|guidelines|above|before|previous\w*|everything)\b/iu,
  /\b(?:ignor\w+|oubli\w+|ne (?:tiens|tenez) (?:pas|aucun) compte)\b.{0,60}\b(?:instructions?|consignes?|regles?|ci-dessus|preceden\w+|tout)\b/iu,
  /\b(?:ignor\w+|olvid\w+|no hagas caso|haz caso omiso)\b.{0,60}\b(?:instrucci\w+|reglas?|indicaciones|anterior\w*|todo)\b/iu,
  /\b(?:system|developer) (?:prompt|message)\b|\bprompt systeme\b|\bprompt del sistema\b|\bnew instructions?\s*:/iu,
  /\byou are now\b|\btu es (?:maintenant|desormais)\b|\bvous etes (?:maintenant|desormais)\b|\bahora eres\b/iu,
  /\b(?:as|you are) an? (?:ai|assistant|(?:large )?language model)\b|\ben tant qu'ia\b|\bcomo (?:una ia|modelo de lenguaje)\b/iu,
  /<\s*\/?\s*(?:system|assistant|user|material|data|instructions?)\b|\[\/?INST\]|<\|[^|]{0,40}\|>|^\s*(?:system|assistant)\s*:/iu,
];

/** Whether a text gives orders to a program that reads it. Such a sentence is kept from the model and is no source. */
export function isInstruction(text: string): boolean {
  const folded = fold(text.normalize('NFKC')).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return INSTRUCTIONS.some((pattern) => pattern.test(folded));
}

/** The sentences that neither are instructions nor follow one on its line: what follows is mostly what is to be done. */
export function withoutInstructions(sentences: readonly Sentence[]): Sentence[] {
  const hostile = new Map<string, number>();
  for (const [place, sentence] of sentences.entries()) {
    const line = lineOf(sentence);
    if (!hostile.has(line) && isInstruction(sentence.text)) hostile.set(line, place);
  }
  return sentences.filter((sentence, place) => place < (hostile.get(lineOf(sentence)) ?? Infinity));
}

const lineOf = ({ field, line }: Sentence) => `${field} ${line}`;
