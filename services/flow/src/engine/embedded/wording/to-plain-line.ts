/**
 * One line of the intake as text that Markdown shows as it is. Tags, links, images, headings, emphasis, code, rules and brackets lose
 * their marks, so that nothing in it becomes structure, an address to press, a missing fact or a further tweet.
 *
 * @decision D32
 */
export function toPlainLine(text: string): string {
  let line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, (run) => (/^\u200d$/.test(run) ? run : ' '))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  for (let before = ''; before !== line;) {
    before = line;
    line = line.replace(/<(?:[^<>]*)>/g, '').replace(/\b(?:javascript|vbscript|data)\s*:/gi, '');
  }
  return line
    .replace(/&(?=#|\w+;)/g, '& ')
    .replace(/[<>`*~|\\^]/g, '')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/_{2,}|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/-{3,}|={3,}/g, '–')
    .replace(/#{2,}|(?<![\p{L}\p{N}])#(?=\s|$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-+•–—·#]+\s*)+/, '')
    .replace(/^(\d{1,9})[.)]\s+/, '$1 ');
}
