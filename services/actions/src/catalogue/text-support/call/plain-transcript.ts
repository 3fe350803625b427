import { splitSpeaker } from './speaker';
import { parseSeconds, type Turn } from './turn';

const TIME = String.raw`[[(]?(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)[\])]?`;
const TIME_FIRST = new RegExp(String.raw`^\s*${TIME}\s*[-–]?\s*`, 'u');
const TIME_AFTER_NAME = new RegExp(String.raw`^([^:()[\]]{1,40}?)\s*[[(](\d{1,3}:\d{2}(?::\d{2})?)[\])]\s*:?\s*`, 'u');

/** A transcript of lines "Name: text", "[00:01:02] Name: text" or "Name (01:02): text"; other lines go on with the turn before. */
export function parsePlain(text: string): Turn[] {
  const turns: { speaker: string | null; text: string; start: number | null }[] = [];
  let speakerLine: { speaker: string; start: number | null } | null = null;
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '') continue;
    const { speaker, text: said, start } = parseLine(line);
    if (speaker !== null && said === '') speakerLine = { speaker, start };
    else if (speaker !== null || start !== null || speakerLine !== null) {
      turns.push({
        speaker: speaker ?? speakerLine?.speaker ?? null,
        text: said,
        start: start ?? speakerLine?.start ?? null,
      });
      speakerLine = null;
    } else {
      const last = turns.at(-1);
      // Without speakers each line is a turn; with them it goes on with what the last one said.
      if (last && last.speaker !== null) last.text += ` ${said}`;
      else turns.push({ speaker: null, text: said, start: null });
    }
  }
  return turns.filter((turn) => turn.text !== '').map((turn) => ({ ...turn, end: null }));
}

function parseLine(line: string) {
  const before = TIME_FIRST.exec(line);
  const rest = before ? line.slice(before[0].length) : line;
  const start = before?.[1] === undefined ? null : parseSeconds(before[1]);
  const after = before ? null : TIME_AFTER_NAME.exec(rest);
  if (after?.[1] && after[2])
    return { speaker: after[1].trim(), text: rest.slice(after[0].length).trim(), start: parseSeconds(after[2]) };
  // A name on a line of its own, after a time or before the text.
  const alone = before ? /^\s*([\p{Lu}][\p{L}.'’ -]{0,38})\s*:?\s*$/u.exec(rest) : null;
  if (alone?.[1] && alone[1].trim().split(/\s+/u).length <= 4) return { speaker: alone[1].trim(), text: '', start };
  return { ...splitSpeaker(rest), start };
}
