import { splitDataUrl } from '@declic/action-input';
import { UNKNOWN_TYPE } from './file-types';

/** What a data URL says about its file. */
export interface EnteredFile {
  readonly url: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** How a text begins; null for other files. */
  readonly beginning: string | null;
}

/** Null for a text that is no data URL in base64. */
export function readDataUrl(url: string): EnteredFile | null {
  const parts = url.startsWith('data:') ? splitDataUrl(url) : null;
  if (!parts) return null;
  const { mime = UNKNOWN_TYPE, parameters, base64 } = parts;
  return {
    url,
    name: readName(parameters) ?? 'Unnamed file',
    mime,
    size: measure(base64),
    beginning: isText(mime) ? decodeBeginning(base64) : null,
  };
}

function readName(parameters: string): string | undefined {
  const name = /;name=([^;]+)/.exec(parameters)?.[1];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Every four characters are three bytes; padding and line breaks are none. */
function measure(base64: string): number {
  const characters = base64.length - (base64.match(/[=\r\n]/g)?.length ?? 0);
  return Math.floor((characters * 3) / 4);
}

function isText(mime: string): boolean {
  return (
    /^text\/|^application\/(json|xml|x-ndjson|x-subrip)$|\+(json|xml)$|^message\/rfc822$/.test(mime) &&
    !mime.startsWith('image/')
  );
}

const SHOWN_CHARACTERS = 1_600;
const SHOWN_LINES = 8;

function decodeBeginning(base64: string): string {
  const head = base64.replaceAll(/[\r\n=]/g, '').slice(0, SHOWN_CHARACTERS);
  // A single character after groups of four is less than a byte, and `atob` refuses it: base64 that is typed has it on the way.
  const whole = head.length % 4 === 1 ? head.slice(0, -1) : head;
  const bytes = Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
  // A character that is cut at the end is left out.
  const text = new TextDecoder().decode(bytes, { stream: true });
  return text.split('\n').slice(0, SHOWN_LINES).join('\n');
}
