export interface SpeakerLine {
  readonly speaker: string | null;
  readonly text: string;
}

/** A name has at most five words and 40 letters; a longer beginning before a colon is a sentence. */
const SPEAKER = /^\s*((?:[\p{Lu}\p{N}][\p{L}\p{N}.'’_-]*)(?:\s+[\p{L}\p{N}.'’_&()-]+){0,4})\s*:\s+(?=\S)/u;

/** Words that stand before a colon and are no names. */
const NO_NAMES =
  /^(?:note|notes|re|ps|todo|action|actions|decision|summary|agenda|date|ordre du jour|objet|orden del día|nota|fecha|https?)$/iu;

/** "Anna: Hello" is what Anna says. */
export function splitSpeaker(line: string): SpeakerLine {
  const match = SPEAKER.exec(line);
  const name = match?.[1]?.trim();
  if (!match || name === undefined || name.length > 40 || NO_NAMES.test(name))
    return { speaker: null, text: line.trim() };
  return { speaker: name, text: line.slice(match[0].length).trim() };
}
