import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '@declic/design-system';
import { MISSING_TAG, SENTENCE_TAG } from './annotate';

/** What the page makes of the parts that are its own. */
export interface ElementOptions {
  renderSentence: (index: number, children: ReactNode, key: number) => ReactNode;
  /** How many levels of headings the page has above the draft. */
  headingsAbove: number;
}

/** The nodes of a rendered draft as elements of React. What is not listed here is not on the page. */
export function toElements(parent: Node, options: ElementOptions): ReactNode[] {
  return [...parent.childNodes].map((node, key) => toElement(node, key, options));
}

function toElement(node: Node, key: number, options: ElementOptions): ReactNode {
  if (node.nodeType === 3) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const children = toElements(node, options);
  const tag = node.localName;
  switch (tag) {
    case SENTENCE_TAG:
      return options.renderSentence(Number(node.getAttribute('data-index')), children, key);
    case MISSING_TAG:
      return <mark key={key}>{children}</mark>;
    case 'a':
      return renderLink(node, children, key);
    case 'table':
      return (
        <div key={key} data-scroll role="group" aria-label="Table" tabIndex={0}>
          <table>{children}</table>
        </div>
      );
    case 'ol':
      return (
        <ol key={key} start={Number(node.getAttribute('start') ?? 1)}>
          {children}
        </ol>
      );
    case 'li':
      return (
        <li key={key} data-task={/^[☐☑] /.test(node.textContent) || undefined}>
          {children}
        </li>
      );
    case 'br':
    case 'hr':
      return createElement(tag, { key });
    default:
      return renderPlain(tag, children, key, options.headingsAbove);
  }
}

const PLAIN = new Set('p blockquote pre code ul strong em del thead tbody tr th td'.split(' '));

function renderPlain(tag: string, children: ReactNode[], key: number, headingsAbove: number): ReactNode {
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level) return createElement(`h${Math.min(Number(level) + headingsAbove, 6)}`, { key }, children);
  if (PLAIN.has(tag)) return createElement(tag, { key }, children);
  return <Fragment key={key}>{children}</Fragment>;
}

function renderLink(node: Element, children: ReactNode[], key: number): ReactNode {
  const href = node.getAttribute('href');
  if (href === null) return <Fragment key={key}>{children}</Fragment>;
  return (
    <Link key={key} href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </Link>
  );
}
