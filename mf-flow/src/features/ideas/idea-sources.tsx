import { Disclosure, Stack, Text, token } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { citationWords } from '../../strategy/citation-words';
import type { Idea } from '../../idea/ideas.queries';

/** The sentences of the intake that an idea rests on. */
export function IdeaSources({ sources }: { sources: Idea['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <Disclosure summary={`Rests on ${formatCount(sources.length, 'sentence')}`} variant="row">
      <Stack as="ul" role="list" $gap={3}>
        {sources.map((source) => (
          <Quote key={`${source.field} ${source.index} ${source.sentence}`}>
            <Text as="q">{source.sentence}</Text>
            <Text size="small" tone="muted">
              {citationWords(source)}
            </Text>
          </Quote>
        ))}
      </Stack>
    </Disclosure>
  );
}

const Quote = styled.li`
  padding-inline-start: ${token.space[4]};
  border-inline-start: 2px solid ${token.color.accent};
  list-style: none;
  overflow-wrap: anywhere;

  & q {
    quotes: none;
  }
`;
