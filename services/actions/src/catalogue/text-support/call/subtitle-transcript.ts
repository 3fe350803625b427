import { splitSpeaker } from './speaker';
import { parseSeconds, type Turn } from './turn';

const TIMING = /^\s*(\S+)\s+-->\s+(\S+)/u;
const VOICE = /<v(?:\.[^\s>]*)?\s+([^>]{1,80})>/u;

/** The cues of SRT and WebVTT; the speaker is the voice (`<v Anna>`) or the name before a colon. Cues without a valid time are left out. */
export function parseSubtitles(text: string): Turn[] {
  const blocks = text.replace(/^\uFEFF/u, '').split(/(?:\r?\n[ \t]*){2,}/u);
  return blocks.flatMap((block) => {
    const lines = block.split(/\r?\n/u);
    const at = lines.findIndex((line) => TIMING.test(line));
    if (at === -1 || /^(?:NOTE|STYLE|REGION)\b/u.test(block)) return [];
    const [, from = '', to = ''] = TIMING.exec(lines[at] ?? '') ?? [];
    const start = parseSeconds(from);
    const end = parseSeconds(to);
    return start === null || end === null || end < start ? [] : readCue(lines.slice(at + 1).join('\n'), start, end);
  });
}

function readCue(body: string, start: number, end: number): Turn[] {
  const voice = VOICE.exec(body)?.[1]?.trim() ?? null;
  const plain = body
    .replace(/<[^<>]{0,100}>|\{\\[^{}]{0,100}\}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const { speaker, text } = voice === null ? splitSpeaker(plain) : { speaker: voice, text: plain };
  return text === '' ? [] : [{ speaker, text: decodeEntities(text), start, end }];
}

function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
}
