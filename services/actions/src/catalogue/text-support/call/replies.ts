import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import { foldAccents } from '../../../text/words';
import { PHRASES } from './phrases';
import { REPLIES } from './reply-phrases';
import type { Turn } from './turn';

type Reply = 'consent' | 'refusal' | 'none';

/** In so many turns after a request an answer is looked for. */
const REACH = 3;

/** A sentence as phrases are looked for in it. */
export const toPhraseText = (text: string) => foldAccents(text).replaceAll('’', "'").trim();

/** What a turn answers: what is promised counts more than "I can't before Thursday", and that more than "yes". */
function readReply(text: string, language: Language): Reply {
  const { refusal, weakRefusal, consent, bareGoodWill } = REPLIES[language];
  const sentences = splitSentences(text, language).map((sentence) => toPhraseText(sentence.text));
  const has = (phrase: RegExp) => sentences.some((sentence) => phrase.test(sentence));
  if (sentences.some((sentence) => isPromise(sentence, language)) || has(bareGoodWill)) return 'consent';
  if (has(refusal)) return 'refusal';
  if (has(consent)) return 'consent';
  return has(weakRefusal) ? 'refusal' : 'none';
}

/** Whether the speaker takes something on, and no negation says the contrary. */
export function isPromise(sentence: string, language: Language): boolean {
  return PHRASES[language].promise.test(sentence) && !REPLIES[language].noPromise.test(sentence);
}

/** Whether a sentence promises what another has asked for, without naming it. */
export function isBareGoodWill(sentence: string, language: Language): boolean {
  return REPLIES[language].bareGoodWill.test(sentence) && !REPLIES[language].noPromise.test(sentence);
}

export interface Settlement {
  /** Whether the one who was asked refused, and no other took it on. */
  readonly isRefused: boolean;
  readonly owner: string | null;
  /** The turn whose "I'll do that" answers the request; null without one. */
  readonly answeredIn: number | null;
}

/** Who does what was asked for in a turn, by the answers that follow: the one who was asked, or who steps in after a refusal. */
export function settleRequest(
  turns: readonly Turn[],
  asked: number,
  owner: string | null,
  language: Language,
): Settlement {
  let isRefused = false;
  for (let at = asked + 1; at < turns.length && at <= asked + REACH; at += 1) {
    const { speaker = null, text = '' } = turns[at] ?? {};
    const isOwner = speaker !== null && speaker === owner;
    if (!isOwner && !isRefused) continue;
    const reply = readReply(text, language);
    if (isOwner && !isRefused && reply !== 'none') {
      if (reply === 'consent') return { isRefused: false, owner, answeredIn: at };
      isRefused = true;
    } else if (isRefused && takesOver(text, language)) return { isRefused: false, owner: speaker, answeredIn: at };
  }
  return { isRefused, owner, answeredIn: null };
}

function takesOver(text: string, language: Language): boolean {
  return splitSentences(text, language).some((sentence) => {
    const plain = toPhraseText(sentence.text);
    return isBareGoodWill(plain, language);
  });
}

/** Whether the turn after a proposal agrees to it. */
export function isAgreed(turns: readonly Turn[], proposed: number, language: Language): boolean {
  const next = turns[proposed + 1];
  if (!next || next.speaker === turns[proposed]?.speaker) return false;
  return REPLIES[language].consent.test(toPhraseText(next.text));
}
