import { token } from '@declic/design-system';
import { Lexer, type MarkedToken, type Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SafeLink } from '../safe-link';
import { decodeEntities } from './decode-entities';
import { MarkdownList, MarkdownTable } from './markdown-blocks';
import { proseStyle } from './prose-style';

/** Markdown as elements of React: HTML in it is shown as text, pictures as links, and links lead to http and https only. */
export function Markdown({ text }: { text: string }) {
  return <Prose>{renderTokens(new Lexer({ gfm: true }).lex(text))}</Prose>;
}

/** Deeper nesting is shown as its text. */
const DEEPEST = 20;

function renderTokens(tokens: readonly Token[] = [], depth = 0): ReactNode {
  return tokens.map((one, index) => (
    // A text is rendered as a whole, so the place of a part in it is what it is.
    <Fragment key={index}>{depth > DEEPEST ? one.raw : renderToken(one as MarkedToken, depth + 1)}</Fragment> // of the lexer alone, no extension
  ));
}

function renderToken(one: MarkedToken, depth: number): ReactNode {
  const render = (tokens: readonly Token[] = []) => renderTokens(tokens, depth);
  switch (one.type) {
    case 'heading':
      // The page has the first levels.
      return createElement(`h${Math.min(one.depth + 2, 6)}`, null, render(one.tokens));
    case 'paragraph':
      return <p>{render(one.tokens)}</p>;
    case 'blockquote':
      return <blockquote>{render(one.tokens)}</blockquote>;
    case 'list':
      return <MarkdownList list={one} render={render} />;
    case 'table':
      return <MarkdownTable table={one} render={render} />;
    case 'code':
      return <pre>{one.text}</pre>;
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    case 'checkbox':
      return one.checked ? '☑ ' : '☐ ';
    default:
      return renderInline(one, depth);
  }
}

function renderInline(one: MarkedToken, depth: number): ReactNode {
  switch (one.type) {
    case 'strong':
      return <strong>{renderTokens(one.tokens, depth)}</strong>;
    case 'em':
      return <em>{renderTokens(one.tokens, depth)}</em>;
    case 'del':
      return <del>{renderTokens(one.tokens, depth)}</del>;
    case 'codespan':
      return <code>{one.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={one.href}>{renderTokens(one.tokens, depth)}</SafeLink>;
    case 'image':
      return <SafeLink href={one.href}>{one.text || one.href}</SafeLink>;
    case 'text':
      return one.tokens ? renderTokens(one.tokens, depth) : decodeEntities(one.text);
    case 'escape':
      return one.text;
    default:
      return one.raw;
  }
}

const Prose = styled.div`
  ${proseStyle}

  h3,
  h4,
  h5,
  h6 {
    margin-block: ${token.space[4]} ${token.space[2]};
    font-size: ${token.text.lead};
  }
`;
