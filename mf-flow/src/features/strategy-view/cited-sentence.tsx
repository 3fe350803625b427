import { Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { citationWords } from '../../strategy/citation-words';
import type { CitedLine } from '../../strategy/strategies.queries';

/** The sentence as typed, the part that became the line marked in it. */
export function CitedSentence({ line: { text, source } }: { line: CitedLine }) {
  const start = source.sentence.toLowerCase().indexOf(text.toLowerCase());
  const end = start + text.length;
  return (
    <Quote as="figure" $gap={1}>
      <blockquote>
        {start < 0 ? (
          source.sentence
        ) : (
          <>
            {source.sentence.slice(0, start)}
            <mark>{source.sentence.slice(start, end)}</mark>
            {source.sentence.slice(end)}
          </>
        )}
      </blockquote>
      <Text as="figcaption" size="small" tone="muted">
        {citationWords(source)}
      </Text>
    </Quote>
  );
}

const Quote = styled(Stack)`
  margin: 0;
  padding-inline-start: ${token.space[4]};
  border-inline-start: 2px solid ${token.color.accent};
  overflow-wrap: anywhere;

  & > blockquote {
    margin: 0;
  }

  & mark {
    border-radius: 2px;
    background: ${token.color.accentSoft};
    color: inherit;
  }
`;
