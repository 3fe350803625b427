import { countWords } from '../../../text/words';
import type { Turn } from './turn';

export interface SpeakerStats {
  readonly name: string;
  readonly turns: number;
  readonly words: number;
  readonly seconds: number | null;
  readonly share: number;
  readonly questions: number;
}

/** Who speaks how much: by time where each turn has a beginning and an end, by words elsewhere. */
export function talkRatio(turns: readonly Turn[]) {
  const isTimed = turns.every(({ start, end }) => start !== null && end !== null);
  const names = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))];
  const speakers = names.map((name) =>
    countSpeaker(
      name,
      turns.filter(({ speaker }) => speaker === name),
      isTimed,
    ),
  );
  const total = speakers.reduce((sum, one) => sum + (one.seconds ?? one.words), 0);
  return {
    basis: isTimed ? ('time' as const) : ('words' as const),
    duration_seconds: durationOf(turns),
    words: turns.reduce((sum, { text }) => sum + countWords(text), 0),
    speakers: speakers
      .map((one) => ({ ...one, share: total === 0 ? 0 : round((one.seconds ?? one.words) / total, 4) }))
      .sort((a, b) => b.share - a.share),
  };
}

function countSpeaker(name: string, turns: readonly Turn[], isTimed: boolean): SpeakerStats {
  const seconds = turns.reduce((sum, { start, end }) => sum + ((end ?? 0) - (start ?? 0)), 0);
  return {
    name,
    turns: turns.length,
    words: turns.reduce((sum, { text }) => sum + countWords(text), 0),
    seconds: isTimed ? round(seconds, 3) : null,
    share: 0,
    questions: turns.reduce((sum, { text }) => sum + (text.match(/\?/gu)?.length ?? 0), 0),
  };
}

/** From the first beginning to the last end; null where there are no times. */
function durationOf(turns: readonly Turn[]): number | null {
  const starts = turns.flatMap(({ start }) => start ?? []);
  const ends = turns.flatMap(({ end, start }) => end ?? start ?? []);
  if (starts.length === 0) return null;
  const first = starts.reduce((least, value) => Math.min(least, value));
  return round(ends.reduce((most, value) => Math.max(most, value), first) - first, 3);
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
