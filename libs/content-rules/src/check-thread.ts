import { countGraphemes } from './count-graphemes';
import { formatCount, findMost, findRange } from './finding';
import { LONGEST_HOOK, LONGEST_TWEET, THREAD_TWEETS } from './limits';
import type { Finding } from './rules';
import { type LocatedTweet, locateTweets } from './thread';

/** Number of tweets, their length and numbers, and the hook of a thread. */
export function checkThread(contentMd: string): Finding[] {
  const tweets = locateTweets(contentMd);
  return [
    findRange('thread-length', tweets.length, THREAD_TWEETS, 'tweet'),
    ...checkLengths(tweets),
    checkNumbers(tweets),
    checkHook(tweets[0]),
  ];
}

/** Addresses are counted as they are written. One finding for each tweet that is too long, else one for the longest. */
function checkLengths(tweets: readonly LocatedTweet[]): Finding[] {
  const findings = tweets
    .map(({ text, start, end }, place) => ({
      length: countGraphemes(text),
      measure: { noun: 'character', where: `in tweet ${place + 1}`, at: { start, end } },
    }))
    .sort((a, b) => b.length - a.length)
    .map(({ length, measure }) => findMost('tweet-length', length, LONGEST_TWEET, measure));
  const tooLong = findings.filter(({ isMet }) => !isMet);
  return tooLong.length > 0 ? tooLong : findings.slice(0, 1);
}

/** "2/7" at the beginning or at the end. */
function checkNumbers(tweets: readonly LocatedTweet[]): Finding {
  const unnumbered = tweets.findIndex(({ text }, place) => {
    const mark = `${place + 1}/${tweets.length}`;
    return !new RegExp(`^${mark}(?!\\d)|(?<!\\d)${mark}$`).test(text);
  });
  const first = tweets[unnumbered];
  const numbered = unnumbered < 0 ? tweets.length : unnumbered;
  return {
    rule: 'numbered',
    isMet: unnumbered < 0,
    message: `${numbered} of ${formatCount(tweets.length, 'tweet')} in a row have their number; all are wanted, as in 1/${Math.max(tweets.length, 1)}.`,
    ...(first && { at: { start: first.start, end: first.end } }),
  };
}

/** The first line, without its number, is short and has neither a link nor a hashtag. */
function checkHook(first: LocatedTweet | undefined): Finding {
  const line = (first?.text.split('\n')[0] ?? '').replace(/^\d+\/\d+\s*|(?<!\s)\s+\d+\/\d+$|(?<!\d)\d+\/\d+$/g, '');
  const length = countGraphemes(line);
  const isPlain = !/https?:\/\/|#[\p{L}\p{N}]/u.test(line);
  return {
    rule: 'hook',
    isMet: length > 0 && length <= LONGEST_HOOK && isPlain,
    message: `The first line of the first tweet has ${formatCount(length, 'character')}${isPlain ? '' : ' and a link or hashtag'}; 1 to ${LONGEST_HOOK} without link or hashtag are wanted.`,
    ...(first && { at: { start: first.start, end: first.end } }),
  };
}
