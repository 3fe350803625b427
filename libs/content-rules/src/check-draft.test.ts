import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft } from './check-draft';
import { LONGEST_TWEET } from './limits';
import type { Format } from './rules';
import { joinThread } from './thread';

const broken = (format: Format, contentMd: string) =>
  checkDraft({ format, language: 'en', contentMd })
    .filter(({ isMet }) => !isMet)
    .map(({ rule }) => rule);

const words = (count: number) => 'word '.repeat(count).trim();
const aPost = (change: { title?: string; intro?: string; sections?: number; end?: string } = {}) => {
  const { title = '# Title', intro = words(40), sections = 3, end = 'Write to us.' } = change;
  const body = Array.from({ length: sections }, (_, place) => `## Part ${place}\n\n${words(120)}`);
  return [title, intro, ...body, end].join('\n\n');
};
const aLinkedinPost = (change: { hook?: string; body?: string; end?: string } = {}) => {
  const {
    hook = 'What do you count?',
    body = Array.from({ length: 5 }, () => words(30)).join('\n\n'),
    end = '#One #Two',
  } = change;
  return [hook, body, end].join('\n\n');
};
const aThread = (texts: readonly string[]) =>
  joinThread(texts.map((text, place) => `${place + 1}/${texts.length} ${text}`));

describe('a blog post', () => {
  it('meets its rules', () => expect(broken('blog', aPost())).toEqual([]));
  it('has one title', () => {
    expect(broken('blog', aPost({ title: '' }))).toEqual(['title']);
    expect(broken('blog', aPost({ title: '# One\n\n# Two' }))).toEqual(['title']);
  });
  it('has three sections', () =>
    expect(broken('blog', `${aPost({ sections: 2 })}\n\n${words(150)}\n\nWrite to us.`)).toEqual(['outline']));
  it('has an introduction', () => expect(broken('blog', aPost({ intro: words(24) }))).toEqual(['introduction']));
  it('asks for something at its end', () =>
    expect(broken('blog', aPost({ end: 'The end.' }))).toEqual(['call-to-action']));
  it('says how long it is', () => {
    expect(checkDraft({ format: 'blog', language: 'en', contentMd: words(12) })[0]?.message).toBe(
      '12 words; 300 to 1,400 are wanted.',
    );
  });
});

describe('a LinkedIn post', () => {
  it('meets its rules', () => expect(broken('linkedin', aLinkedinPost())).toEqual([]));
  it('begins with a short line of its own', () => {
    expect(broken('linkedin', aLinkedinPost({ hook: 'a'.repeat(121) }))).toEqual(['hook-line']);
    expect(broken('linkedin', aLinkedinPost({ hook: 'one\ntwo' }))).toEqual(['hook-line']);
  });
  it('has short paragraphs', () =>
    expect(broken('linkedin', aLinkedinPost({ body: words(150) }))).toEqual(['short-paragraphs']));
  it('has at most five hashtags', () =>
    expect(broken('linkedin', aLinkedinPost({ end: '#a #b #c #d #e #f' }))).toEqual(['hashtags']));
});

describe('a thread', () => {
  it('meets its rules', () => expect(broken('tweet', aThread(['a', 'b', 'c', 'd']))).toEqual([]));
  it('has four to ten tweets', () => {
    expect(broken('tweet', aThread(['a', 'b', 'c']))).toEqual(['thread-length']);
    expect(broken('tweet', aThread(Array.from({ length: 11 }, () => 'a')))).toEqual(['thread-length']);
  });
  it('numbers each tweet', () =>
    expect(broken('tweet', joinThread(['1/4 a', 'b', '3/4 c', '4/4 d']))).toEqual(['numbered']));
  it('begins without link and hashtag', () =>
    expect(broken('tweet', aThread(['see https://a.example', 'b', 'c', 'd']))).toEqual(['hook']));
  it('finds each tweet that is longer than allowed, and only these', () => {
    const text = fc.integer({ min: 1, max: 320 }).map((length) => 'é'.repeat(length));
    fc.assert(
      fc.property(fc.array(text, { minLength: 4, maxLength: 9 }), (texts) => {
        const contentMd = aThread(texts);
        const found = checkDraft({ format: 'tweet', language: 'fr', contentMd }).filter(
          ({ rule, isMet }) => rule === 'tweet-length' && !isMet,
        );
        const long = texts
          .map((each, place) => `${place + 1}/${texts.length} ${each}`)
          .filter((each) => each.length > LONGEST_TWEET);
        expect(found.map(({ at }) => contentMd.slice(at?.start, at?.end)).sort()).toEqual(long.sort());
      }),
    );
  });
});

it('points at each fact that is missing', () => {
  const contentMd = aLinkedinPost({ end: 'From [to complete: a price].' });
  const finding = checkDraft({ format: 'linkedin', language: 'en', contentMd }).find(
    ({ rule }) => rule === 'missing-facts',
  );
  expect(finding?.isMet).toBe(false);
  expect(contentMd.slice(finding?.at?.start, finding?.at?.end)).toBe('[to complete: a price]');
});
