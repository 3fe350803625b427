import type { Span } from './span';

/** Lengths are bounded, so that the time for a text grows with its length alone. */
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}_-])/gu;
const URL_TEXT = /(?:https?:\/\/|www\.)[^\s<>"'“”«»`]{2,2000}/giu;

export function findEmails(text: string): Span[] {
  return text.includes('@') ? [...text.matchAll(EMAIL)].map(({ 0: found, index }) => spanOf(found, index)) : [];
}

/** Addresses of the web, without the punctuation of the sentence around them. */
export function findUrls(text: string): Span[] {
  return [...text.matchAll(URL_TEXT)].map(({ 0: found, index }) => spanOf(withoutSentenceMarks(found), index));
}

function spanOf(text: string, start: number): Span {
  return { text, start, end: start + text.length };
}

function withoutSentenceMarks(url: string): string {
  let end = url.length;
  while (end > 0) {
    const last = url[end - 1] ?? '';
    const isOpen = last === ')' && url.slice(0, end).includes('(');
    if (!/[.,;:!?)\]}…]/u.test(last) || isOpen) break;
    end -= 1;
  }
  return url.slice(0, end);
}
