import { Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { CitedLine } from '../../strategy/strategies.queries';

const FIELDS: Record<CitedLine['source']['field'], (index: number) => string> = {
  strategy_name: () => 'Strategy name',
  goals: (index) => `Objectives, sentence ${index}`,
  competitors: () => 'Competitors',
  tone: () => 'Tone',
  raw_text: (index) => `Free text, sentence ${index}`,
};

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
        {FIELDS[source.field](source.index)}
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
