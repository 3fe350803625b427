import { escapeHtml } from '@declic/nest-kit';
import { Marked, type Token, type Tokens } from 'marked';
import { type Code, codeTabs } from './code-block';

/** A text of our own as HTML. Neighbouring blocks of code are one choice of language. */
export function renderMarkdown(markdown: string): string {
  let html = '';
  let choices = 0;
  for (const group of groupCode(parser.lexer(markdown))) {
    html += 'code' in group ? codeTabs(`choice-${(choices += 1)}`, group.code) : parser.parser([group.token]);
  }
  return html;
}

/** A sentence as HTML, without a paragraph around it. */
export function renderInline(markdown: string): string {
  return parser.parseInline(markdown, { async: false });
}

const parser = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${toAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table({ header, rows }) {
      const cells = (row: Tokens.TableCell[], tag: string) =>
        row
          .map(({ tokens, align }) => {
            const kind = align === 'right' ? ' class="number"' : '';
            return `<${tag}${kind}>${this.parser.parseInline(tokens)}</${tag}>`;
          })
          .join('');
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${cells(row, 'td')}</tr>`)
        .join('')}</tbody></table></div>\n`;
    },
  },
});

type Group = { readonly token: Token } | { readonly code: Code[] };

/** The parts of a text, with neighbouring blocks of code as one. */
export function groupCode(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const last = groups.at(-1);
    const code = readCode(token);
    if (!code) groups.push({ token });
    else if (last && 'code' in last && isAlternative(last.code, code)) last.code.push(code);
    else groups.push({ code: [code] });
  }
  return groups;
}

/** The first word behind the fence is the language; the others are for the tests. */
function readCode(token: Token): Code | undefined {
  if (token.type !== 'code') return undefined;
  const { lang = '', text } = token as Tokens.Code; // by its type
  return { language: lang.split(' ', 1)[0] ?? '', code: text };
}

/** An answer stands below the code that it answers, and not beside it. */
function isAlternative(group: readonly Code[], { language }: Code): boolean {
  return language !== 'json' && group.every((other) => other.language !== language && other.language !== 'json');
}

function toAnchor(text: string): string {
  return escapeHtml(text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
}
