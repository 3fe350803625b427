import { RejectedInputError } from '../../../engine/run-errors';
import { parsePlain } from './plain-transcript';
import { parseSubtitles } from './subtitle-transcript';
import type { Turn } from './turn';

export type TranscriptFormat = 'auto' | 'plain' | 'srt' | 'vtt';

/** @throws {RejectedInputError} when it has no turn of a speaker. */
export function parseTranscript(transcript: string, format: TranscriptFormat): Turn[] {
  const isTimed = format === 'auto' ? /-->/u.test(transcript.slice(0, 20_000)) : format !== 'plain';
  const turns = isTimed ? parseSubtitles(transcript) : parsePlain(transcript);
  if (turns.length === 0)
    throw new RejectedInputError(
      'transcript',
      isTimed ? 'Has no cue with a time, as "00:00:01,000 --> 00:00:04,000"' : 'Has no line with text',
    );
  return turns;
}
