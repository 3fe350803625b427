import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countGraphemes } from './count-graphemes';
import { toPlainText } from './plain-text';

it('keeps the words and leaves the marks out', () => {
  expect(
    toPlainText(
      '# Title\n\nSome **bold** and *soft* [words](https://a.example), `code`.\n\n- one\n- [ ] two\n\n---\n\n> said',
    ),
  ).toBe('Title\n\nSome bold and soft words, code.\n\n• one\n☐ two\n\nsaid');
});

it('changes nothing in words that have no marks', () => {
  const plain = fc
    .array(fc.stringMatching(/^[a-zé]{1,8}$/), { minLength: 1, maxLength: 20 })
    .map((words) => words.join(' '));
  fc.assert(fc.property(plain, (text) => void expect(toPlainText(text)).toBe(text)));
});

it('counts what people see as one letter as one', () => {
  expect(countGraphemes('👩🏽‍🚀é')).toBe(2);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => void expect(countGraphemes(text)).toBe([...new Intl.Segmenter().segment(text)].length),
    ),
  );
});
