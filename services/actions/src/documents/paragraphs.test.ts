import { describe, expect, it } from 'vitest';
import { toLines } from '@declic/media/layout';
import { pageAt, toParagraphs } from './paragraphs';
import type { DocumentPage } from './read-document';

type Text = readonly [text: string, x: number, y: number, height?: number];

function aPage(number: number, texts: readonly Text[]): DocumentPage {
  const runs = texts.map(([text, x, y, height = 10]) => ({ text, x, y, height, width: text.length * height * 0.5 }));
  return { number, width: 600, height: 800, method: 'text', lines: toLines(runs) };
}

const collectTexts = (pages: readonly DocumentPage[]) => toParagraphs(pages).map(({ text }) => text);

describe('toParagraphs', () => {
  it('joins the lines of a paragraph and the parts of a divided word', () => {
    const page = aPage(1, [
      ['The engine weaves algebraical pat-', 50, 200],
      ['terns as the loom weaves flowers.', 50, 212],
      ['A second paragraph stands here.', 50, 240],
    ]);
    expect(collectTexts([page])).toEqual([
      'The engine weaves algebraical patterns as the loom weaves flowers.',
      'A second paragraph stands here.',
    ]);
  });

  it('leaves out headings, running titles, page numbers and tables', () => {
    const pages = [1, 2, 3].map((number) =>
      aPage(number, [
        [`Annual report 20${10 + number}`, 50, 20],
        ['Results of the year', 50, 150, 16],
        [`On page ${number} the results were better than those of the year before.`, 50, 200],
        ['Region', 50, 300],
        ['Sales', 250, 300],
        ['Margin', 400, 300],
        ['North', 50, 312],
        ['1,200', 250, 312],
        ['12 %', 400, 312],
        [`${number} / 3`, 290, 780],
      ]),
    );
    const paragraphs = toParagraphs(pages);
    expect(paragraphs.map(({ text }) => text)).toEqual(
      [1, 2, 3].map((number) => `On page ${number} the results were better than those of the year before.`),
    );
    expect(paragraphs[0]?.heading).toBe('Results of the year');
  });

  it('reads two columns one after the other', () => {
    const rows = Array.from({ length: 12 }, (_, index): Text[] => [
      [`left words number ${index} go on`, 50, 200 + index * 12],
      [`right words number ${index} go on`, 320, 200 + index * 12],
    ]).flat();
    const [paragraph] = toParagraphs([aPage(1, rows)]);
    const text = paragraph?.text ?? '';
    expect(text.indexOf('left words number 11')).toBeLessThan(text.indexOf('right words number 0'));
    expect(text.indexOf('left words number 11')).toBeGreaterThan(0);
  });

  it('goes on with a sentence on the next page, and knows the page of each part', () => {
    const [paragraph, ...others] = toParagraphs([
      aPage(1, [
        ['A first sentence stands alone. The next one begins at the end', 50, 600],
        ['of this page, which is full, and it goes on', 50, 612],
      ]),
      aPage(2, [['on the second one, where it ends.', 50, 150]]),
    ]);
    expect(others).toEqual([]);
    expect(paragraph && [pageAt(paragraph, 0), pageAt(paragraph, paragraph.text.length - 3)]).toEqual([1, 2]);
  });
});
