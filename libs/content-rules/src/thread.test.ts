import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinThread, splitThread } from './thread';

const tweet = fc
  .string({ minLength: 1, maxLength: 60 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.split(/\r?\n|\r/).some((line) => line.trim() === '---'));

it('gives back the tweets that were joined', () => {
  fc.assert(
    fc.property(
      fc.array(tweet, { maxLength: 12 }),
      (tweets) => void expect(splitThread(joinThread(tweets))).toEqual(tweets),
    ),
  );
});

it('parts tweets only at lines that hold nothing but three dashes', () => {
  expect(splitThread('1/2 a --- b\n---\n\n2/2 c\n  ---  \n')).toEqual(['1/2 a --- b', '2/2 c']);
});
