const SEPARATOR = /^[ \t]*---[ \t]*$/m;

/** The tweets of a thread, which stand between lines that hold only `---`; empty ones are left out. */
export function splitThread(markdown: string): string[] {
  return locateTweets(markdown).map(({ text }) => text);
}

/** A thread from its tweets. */
export function joinThread(tweets: readonly string[]): string {
  return tweets.map((tweet) => tweet.trim()).join('\n\n---\n\n');
}

export interface LocatedTweet {
  readonly text: string;
  /** In UTF-16 units of the thread. */
  readonly start: number;
  readonly end: number;
}

/** The tweets of a thread with their places. */
export function locateTweets(markdown: string): LocatedTweet[] {
  let start = 0;
  return markdown.split(new RegExp(`(${SEPARATOR.source})`, 'm')).flatMap((part, place) => {
    const from = start + part.length - part.trimStart().length;
    start += part.length;
    const text = part.trim();
    return place % 2 === 1 || text === '' ? [] : [{ text, start: from, end: from + text.length }];
  });
}
