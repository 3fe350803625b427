/**
 * Text without its Markdown: what a reader sees, and what is pasted into LinkedIn. Bullets stay visible; images and raw HTML are left out.
 *
 * Texts are typed by people and checked at every key, so no pattern may read a line once from each of its marks: what is
 * between two marks has none of the opening ones.
 */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .split('\n')
    .map(withoutBlockMarks)
    .join('\n')
    .replace(/!\[[^[\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '')
    .replace(/\[([^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__)(?=\S)((?:(?!\1)[^\n])*\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=\S)([^_\n]*\S)_(?![\w_])/g, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A line without heading and quote marks; a rule is an empty line, a bullet becomes "•", a task "☐". */
function withoutBlockMarks(line: string): string {
  if (line === '') return '';
  if (/^[ \t]*(?:-[ \t]*){3,}$|^[ \t]*(?:\*[ \t]*){3,}$/.test(line)) return '';
  return line
    .replace(/^[ \t]*(?:>[ \t]?)+/, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/, '')
    .replace(/^[ \t]*[-*+][ \t]+\[ \][ \t]+/, '☐ ')
    .replace(/^[ \t]*[-*+][ \t]+\[[xX]\][ \t]+/, '☑ ')
    .replace(/^[ \t]*[-*+][ \t]+/, '• ');
}
