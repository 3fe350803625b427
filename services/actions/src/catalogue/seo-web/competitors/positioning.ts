import type { Element } from 'domhandler';
import { seen } from '../../../pages/evidence';
import type { Page } from '../../../pages/parse-page';
import { toEvidence } from './block-evidence';
import { findElements, oneLine } from './find-elements';
import { toFinding, type Finder } from './site-reading';

const textOf = (element: Element, page: Page) => {
  const text = page(element).text();
  return { value: oneLine(text), source: seen(element, text) };
};

export const findTitle = findElements('title', 1, textOf);
export const findHeadline = findElements('h1', 1, textOf);
export const findDescription = findElements('meta[name="description" i]', 1, (element) => ({
  value: oneLine(element.attribs['content'] ?? ''),
  source: seen(element),
}));

/** The first sentences below the main heading. */
export const findOpening: Finder = ({ blocks }) => {
  const start = blocks.findIndex(({ level }) => level === 1);
  const block = blocks
    .slice(start + 1)
    .find(({ level, text, linkShare }) => level === 0 && text.length >= 40 && linkShare < 0.5);
  return toFinding(block ? [{ value: block.text.slice(0, 300), source: toEvidence(block) }] : []);
};
