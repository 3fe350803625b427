import { joinThread, LONGEST_HOOK, LONGEST_TWEET } from '@declic/content-rules';
import type { Tone } from '../../intake';
import { findLines } from '../wording/parse-grammar';
import type { Language } from '../analysis/language';
import { DraftVoice } from './draft-voice';
import type { Part, Unit } from './draft-parts';
import { paragraph } from './draft-parts';
import type { Subject } from './subject';

/** Room for "10/10 ". */
const NUMBER = 6;
const LONGEST = LONGEST_TWEET - NUMBER;
const TIPS = 3;
/** A sentence that several threads may hold is short. */
const LONGEST_THOUGHT = 130;

/** A thread: one part a tweet, without its number. */
export function writeThread(subject: () => Subject, tone: Tone): Part[] {
  const voice = new DraftVoice(subject(), tone, false);
  const { angle, material } = voice.subject;
  const { language } = material;
  const posts = voice.grammar.posts;
  const hook = voice.one(findLines(posts, angle, 'hook'), LONGEST_HOOK);
  const scene = voice.pain(LONGEST);
  const told = voice.statements(1, LONGEST);
  const tips = voice.tips(TIPS, LONGEST);
  const thoughts = voice.thoughts(told.length > 0 ? 1 : 2, LONGEST_THOUGHT);
  const lead = voice.one(findLines(posts, angle, 'lead'));
  const remark = voice.one('remark', LONGEST);
  const tweets: (readonly (Unit | undefined)[])[] = [
    [hook],
    [scene],
    told.length > 0 && fits(told[0], remark) ? [...told, remark] : [remark],
    ...tips.map((tip, place) => (place === 0 && fits(lead, tip) ? [lead, followColon(lead, tip, language)] : [tip])),
    ...thoughts.map((thought) => [thought]),
    [voice.offerSentence(LONGEST) ?? voice.one('offer-one', LONGEST) ?? voice.one('offer-missing', LONGEST)],
    [voice.one('thread-close', LONGEST)],
  ];
  return tweets.map((units) => paragraph(...units)).filter(({ units }) => units.length > 0);
}

/** French and Spanish go on with a small letter behind a colon. What comes from the intake stays as it is written there. */
function followColon(lead: Unit | undefined, tip: Unit, language: Language): Unit {
  if (language === 'en' || !lead?.text.endsWith(':') || tip.origin !== 'grammar') return tip;
  return { ...tip, text: tip.text.replace(/^¿?\p{Lu}/u, (start) => start.toLowerCase()) };
}

const fits = (...units: readonly (Unit | undefined)[]) =>
  units.reduce((length, unit) => length + (unit?.text.length ?? 0) + 1, 0) <= LONGEST;

/** The tweets with their numbers. */
export function toThread(parts: readonly Part[]): string {
  return joinThread(
    parts.map(({ units }, place) => `${place + 1}/${parts.length} ${units.map(({ text }) => text).join(' ')}`),
  );
}
