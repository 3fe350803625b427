import { countGraphemes, LONGEST_TWEET, splitThread } from '@declic/content-rules';
import { surface, Text, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ThreadProps {
  text: string;
  renderTweet: (place: number) => ReactNode;
}

/** The tweets of a thread with their numbers and lengths. */
export function Thread({ text, renderTweet }: ThreadProps) {
  const tweets = splitThread(text);
  return (
    <Tweets role="list">
      {tweets.map((tweet, place) => {
        const count = countGraphemes(tweet);
        return (
          // A tweet is what it is by its place in the thread.
          <li key={place}>
            <Facts>
              <span>Tweet {place + 1}</span>
              <Text as="span" size="small" tone={count > LONGEST_TWEET ? 'danger' : 'muted'}>
                {describeLength(count)}
              </Text>
            </Facts>
            {renderTweet(place)}
          </li>
        );
      })}
    </Tweets>
  );
}

/** '212 / 280', '300 / 280, 20 too long'. */
function describeLength(count: number): string {
  const length = `${count} / ${LONGEST_TWEET}`;
  return count > LONGEST_TWEET ? `${length}, ${count - LONGEST_TWEET} too long` : length;
}

const Tweets = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  max-inline-size: ${token.size.reading};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
    padding: ${token.space[3]} ${token.space[4]};
    ${surface}
  }
`;

const Facts = styled.div`
  display: flex;
  gap: ${token.space[3]};
  justify-content: space-between;
  margin-block-end: ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
