import { expect, it } from 'vitest';
import { selectNewIdeas } from './select-new-ideas';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const select = (written: string[], existing: string[] = [], most = 10) =>
  selectNewIdeas(titled(...written), titled(...existing), most).map(({ title }) => title);

it.each([
  ['the same title', 'Five ways to fill a calendar'],
  ['another case and other punctuation', 'five WAYS, to fill a calendar!'],
  ['other accents', 'Fívé ways to fill a càlendar'],
  ['another order', 'To fill a calendar: five ways'],
  ['one word more', 'Five ways to fill a calendar today'],
])('leaves out an idea that is there already: %s', (_, title) => {
  expect(select([title], ['Five ways to fill a calendar'])).toEqual([]);
  expect(select(['Five ways to fill a calendar', title])).toEqual(['Five ways to fill a calendar']);
});

it('keeps ideas that share the words of their angle', () => {
  expect(select(['How to choose a booking system', 'How to choose a reminder'])).toHaveLength(2);
});

it('takes the first ones, at most so many', () => {
  expect(select(['One', 'Two', 'two', 'Three'], ['One'], 1)).toEqual(['Two']);
  expect(select(['One'], [], 0)).toEqual([]);
});

it('leaves out a title without words', () => {
  expect(select(['', '🦷', 'Zähne'])).toEqual(['Zähne']);
});
