import { Parser } from 'htmlparser2';

/** Without `<` inside, so that a row of opened tags is read once and not from each of them. */
const MARKUP =
  /<\/?(?:a|article|b|body|br|div|em|h[1-6]|head|html|i|img|li|meta|ol|p|script|section|span|strong|style|table|td|th|title|tr|ul)(?:\s[^<>]*)?\/?>/i;

const BLOCKS = new Set('article body br div h1 h2 h3 h4 h5 h6 li ol p section table td th title tr ul'.split(' '));
const UNREAD = new Set(['script', 'style', 'head']);

/** The text of pasted HTML, one line per block. A text without HTML elements stays as it is. */
export function htmlToText(text: string): string {
  if (!MARKUP.test(text)) return text;
  const pieces: string[] = [];
  let unread = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name)) pieces.push(name === 'li' ? '\n- ' : '\n');
    },
    ontext(piece) {
      if (unread === 0) pieces.push(piece);
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (BLOCKS.has(name)) pieces.push('\n');
    },
  });
  parser.end(text);
  return pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
