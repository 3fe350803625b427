import { describe, expect, it } from 'vitest';
import { weightedLength } from './weighted-length';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

const dashed = (head: string, count: number) => head + 'xxxxxxxxxx-'.repeat(count);
const long = 'somesuperlongurl'.repeat(40);
const kana = 'あいうえおかきくけこ';

/** twitter-text 3.1.0, conformance/validate.yml (Apache License 2.0); long repetitions are written as such. */
describe('weightedLength, by the cases of twitter-text 3.1.0', () => {
  it.each([
    ['a regular post with a URL', 'Hi http://test.co', 26],
    ['a URL alone', 'http://test.co', 23],
    ['a long post', dashed('285 chars-', 25), 285],
    ['a URL in the middle', dashed('285 chars- http://www.twitter.com/jack ', 24), 299],
    ['a URL at the end', `${'xxxxxxxxxx-'.repeat(24)} http://www.twitter.com/jack `, 289],
    ['ten URLs', 'https://www.twitter.com/aloha '.repeat(10), 240],
    ['160 Chinese characters', '故'.repeat(160), 320],
    ['160 emoji', '😷'.repeat(160), 320],
    ['Latin and Chinese', `the${'故'.repeat(160)}`, 323],
    ['a letter normalised into one', 'A\u0301B', 2],
    ['a Hebrew letter normalised into three', 'A\uFB2C', 4],
    ['emoji of the basic plane', '😷👾😡🔥💩', 10],
    [
      'general punctuation',
      'This is a tweet with general punctuation characters: \u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u200C\u200D ‐ ‑ ‒ – — ― ‖  ‗ ‘ ’ ‚ ‛ “ ” „ ‟ ′ ″ ‴ ‵ ‶ ‷',
      112,
    ],
    [
      'a domain of 64 characters without protocol',
      'randomurlrandomurlrandomurlrandomurlrandomurlrandomurlrandomurls.com',
      68,
    ],
    ['a host above 63 characters in Punycode', `${kana.repeat(12)} http://${kana.repeat(5)}あいう.com`, 358],
    ['a host of 63 characters in Punycode', `${kana.repeat(12)} http://${kana.repeat(5)}あい.com`, 264],
    ['140 families', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(140), 280],
    ['a keycap', '1\u20E3', 2],
    ['emoji of Unicode 9', 'Unicode 9.0 emoji: 🤠; 💃; 💃🏾', 29],
    [
      'emoji of Unicode 10',
      'Unicode 10.0 emoji: 🤪; 🧕; 🧕🏾; \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      34,
    ],
    ['invalid characters', 'ABC\u202A\uFFFFABC\uFFFE', 12],
    ['directional marks around a URL', '\u2066\u202Ahttp://foobar.پاکستان/\u202C\u2069', 31],
    ['two URLs with and one without protocol', 'Test https://test.com test https://test.com test.com test', 86],
    [
      'a label above 63 characters, and a short URL',
      `https://${long}.com/foo https://validurl.com`,
      8 + 640 + 8 + 1 + 23,
    ],
  ])('counts %s', (_, text, expected) => {
    expect(weightedLength(text)).toBe(expected);
  });

  it.each([
    ['a file name is no address', 'see main.ts', 11],
    ['the point after a URL is no part of it', 'See https://declic.example.com/a.', 28],
    ['a narrow non-breaking space weighs 2, the usual one 1', 'Oui\u202F! Oui\u00A0!', 12],
  ])('counts: %s', (_, text, expected) => {
    expect(weightedLength(text)).toBe(expected);
  });

  it('takes time in proportion to the length of hostile text', () => {
    const start = process.threadCpuUsage();
    weightedLength('a.'.repeat(20_000));
    weightedLength(`${'a'.repeat(40_000)} `);
    expect(cpuMsSince(start)).toBeLessThan(1_500);
  });
});
