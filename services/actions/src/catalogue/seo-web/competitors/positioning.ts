import { seen } from '../../../pages/evidence';
import { evidenceOf } from './block-evidence';
import { toFinding, type Finder } from './site-reading';

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

export const findTitle: Finder = ({ page }) =>
  toFinding(
    page('title')
      .toArray()
      .slice(0, 1)
      .map((element) => ({ value: oneLine(page(element).text()), source: seen(element, page(element).text()) })),
  );

export const findHeadline: Finder = ({ page }) =>
  toFinding(
    page('h1')
      .toArray()
      .slice(0, 1)
      .map((element) => ({ value: oneLine(page(element).text()), source: seen(element, page(element).text()) })),
  );

export const findDescription: Finder = ({ page }) =>
  toFinding(
    page('meta[name="description" i]')
      .toArray()
      .slice(0, 1)
      .map((element) => ({ value: oneLine(element.attribs['content'] ?? ''), source: seen(element) })),
  );

/** The first sentences below the main heading. */
export const findOpening: Finder = ({ blocks }) => {
  const start = blocks.findIndex(({ level }) => level === 1);
  const block = blocks
    .slice(start + 1)
    .find(({ level, text, linkShare }) => level === 0 && text.length >= 40 && linkShare < 0.5);
  return toFinding(block ? [{ value: block.text.slice(0, 300), source: evidenceOf(block) }] : []);
};
