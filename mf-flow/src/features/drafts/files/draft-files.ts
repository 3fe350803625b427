import { splitThread, toPlainText } from '@declic/content-rules';
import type { Format } from '../drafts.queries';

/** A text of a draft with what its files need to know. */
export interface DraftContent {
  readonly title: string;
  readonly format: Format;
  readonly text: string;
  /** Where it is known. */
  readonly language?: string | undefined;
}

export type FileKind = 'md' | 'txt' | 'html' | 'docx';

export const MEDIA_TYPES: Record<FileKind, string> = {
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  html: 'text/html;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The contents of a file of a draft. The parts that some kinds need are loaded with the first file of that kind. */
export async function createFile(kind: FileKind, content: DraftContent): Promise<string | Uint8Array> {
  switch (kind) {
    case 'md':
      return `${content.text.trimEnd()}\n`;
    case 'txt':
      return `${toText(content)}\n`;
    case 'html':
      return (await import('./to-html-document')).toHtmlDocument(content);
    case 'docx':
      return (await import('./to-docx')).toDocx(content);
    default:
      return kind satisfies never;
  }
}

/** Without the marks of Markdown; each tweet of a thread with its number. */
export function toText({ format, text }: Pick<DraftContent, 'format' | 'text'>): string {
  if (format !== 'tweet') return toPlainText(text);
  const tweets = splitThread(text).map(toPlainText);
  return tweets.map((tweet, place) => withNumber(tweet, `${place + 1}/${tweets.length}`)).join('\n\n');
}

const withNumber = (tweet: string, number: string) => (tweet.includes(number) ? tweet : `${number} ${tweet}`);
