import type { Facts } from '../../../writing/facts';
import { type Brief, fillLine } from '../../../writing/fill-line';
import { countAdCharacters } from '../../../writing/lengths';
import type { AdPlatform } from '../../../writing/platform-limits';
import type { SeededRandom } from '../../../writing/seeded-random';
import { typeset } from '../../../writing/typeset';
import { AD_GRAMMARS, type AdPart } from './grammar';

export interface AdBrief extends Brief {
  readonly benefits: readonly string[];
}

export interface AdTexts {
  readonly headlines: readonly string[];
  readonly descriptions: readonly string[];
  readonly primary_texts: readonly string[];
}

/** Two or three lines above a picture: the first of them is shown in full, the others after "more". */
const LONGEST_PRIMARY = 300;

/** Kinds of headline in the order of their use; each is taken in turn, so that few places hold different kinds. */
const HEADLINE_PARTS: readonly AdPart[] = ['product', 'benefit', 'offer', 'audience', 'call'];

/** All texts of an ad within the lengths that the platform shows in full. A text that does not fit is never cut. */
export function writeAds(brief: AdBrief, platform: AdPlatform, random: SeededRandom): AdTexts {
  const ofPart = (part: AdPart) => fillLines(brief, AD_GRAMMARS[brief.voice.language][part]);
  const headlines = inTurn(HEADLINE_PARTS.map((part) => inTurn(ofPart(part))));
  const descriptions = [...inTurn(rotate(random.shuffle(ofPart('description')))), ...inTurn(ofPart('benefit'))];
  const primary = inTurn(rotate(random.shuffle(ofPart('primary'))));
  return {
    headlines: select(headlines, platform.headline),
    descriptions: select(descriptions, platform.description),
    primary_texts: platform.primary ? select(primary, { ...platform.primary, recommended: LONGEST_PRIMARY }) : [],
  };
}

/** For each line its texts, with each of the benefits in the first place. */
function fillLines({ facts, benefits, voice }: AdBrief, lines: readonly string[]): string[][] {
  const rotations = benefits.length === 0 ? [facts] : benefits.map((_, from) => withBenefits(facts, benefits, from));
  return lines.map((line) =>
    rotations.flatMap((rotation) => {
      const text = fillLine(line, rotation, voice);
      return text === null ? [] : [typeset(text, voice.language)];
    }),
  );
}

/** The second line begins with the second benefit, the third with the third. */
function rotate(lists: readonly string[][]): string[][] {
  return lists.map((list, by) => [...list.slice(by % (list.length || 1)), ...list.slice(0, by % (list.length || 1))]);
}

function withBenefits(facts: Facts, benefits: readonly string[], from: number): Facts {
  const own = ['benefit', 'benefit_2', 'benefit_3'].flatMap((slot, index) => {
    const benefit = index < benefits.length ? benefits[(from + index) % benefits.length] : undefined;
    return benefit === undefined ? [] : [[slot, benefit] as const];
  });
  return new Map([...facts, ...own]);
}

function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

function select(texts: readonly string[], { recommended, most }: { recommended: number; most: number }): string[] {
  const seen = new Set<string>();
  const fitting = texts.filter((text) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (key === '' || seen.has(key) || countAdCharacters(text) > recommended) return false;
    seen.add(key);
    return true;
  });
  return fitting.slice(0, most);
}

export type AdIssue = 'too_long' | 'exclamation_mark' | 'repeated_punctuation' | 'capitals' | 'phone_number';

/** What an editor of Google Ads or of the other platforms would refuse or ask to change. */
export function findAdIssues(text: string, field: string, max: number): AdIssue[] {
  const issues: [AdIssue, boolean][] = [
    ['too_long', countAdCharacters(text) > max],
    ['exclamation_mark', field === 'headline' && text.includes('!')],
    ['repeated_punctuation', /[!?.,]{2,}/u.test(text.replaceAll('...', '…'))],
    ['capitals', /\p{Lu}{6,}/u.test(text)],
    ['phone_number', /\+?\d(?:[ .()-]?\d){8,}/u.test(text)],
  ];
  return issues.filter(([, applies]) => applies).map(([issue]) => issue);
}
