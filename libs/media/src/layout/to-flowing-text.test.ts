import { expect, it } from 'vitest';
import { toFlowingText } from './to-flowing-text';
import { type LaidOutPage, toLines } from './to-lines';

type Text = readonly [text: string, x: number, y: number, height?: number];

function aPage(texts: readonly Text[]): LaidOutPage {
  const runs = texts.map(([text, x, y, height = 10]) => ({ text, x, y, height, width: text.length * height * 0.5 }));
  return { width: 600, height: 800, lines: toLines(runs) };
}

it('joins the lines of a paragraph, also where a line begins with a capital or in the middle of a word', () => {
  const page = aPage([
    ['We offer online booking and automatic remind-', 50, 200],
    ['ers to the managers of small practices in', 50, 212],
    ['France and Spain. No setup fee.', 50, 224],
  ]);
  expect(toFlowingText([page])).toBe(
    'We offer online booking and automatic reminders to the managers of small practices in France and Spain. No setup fee.',
  );
});

it('leaves headings, list items and short lines on lines of their own, and an empty line between blocks', () => {
  const page = aPage([
    ['WHAT WE OFFER', 50, 200],
    ['- Online booking for every practice in town', 50, 212],
    ['- Reminders', 50, 224],
    ['Another block begins here.', 50, 260],
  ]);
  expect(toFlowingText([page])).toBe(
    'WHAT WE OFFER\n- Online booking for every practice in town\n- Reminders\n\nAnother block begins here.',
  );
});

it('leaves out what each page repeats and its number, and goes on with a sentence on the next page', () => {
  const pages = [1, 2, 3].map((number) =>
    aPage([
      ['Acme, brief for partners', 50, 20],
      [number === 1 ? 'The first page ends in the middle' : `of a sentence on page ${'x'.repeat(number)} and`, 50, 400],
      [`Page ${number} of 3`, 280, 780],
    ]),
  );
  expect(toFlowingText(pages)).toBe(
    'The first page ends in the middle of a sentence on page xx and of a sentence on page xxx and',
  );
});
