import { Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { DraftSource } from '../drafts.queries';
import { citationWords } from '../../../strategy/citation-words';
import { ORIGINS, summarizeSources } from './describe-source';

export interface SourceNoteProps {
  sources: readonly DraftSource[];
  /** The sentence that the person points at. */
  chosen: DraftSource | undefined;
}

/** The margin of a draft: what the chosen sentence rests on. Screen readers have it as the description of the sentence. */
export function SourceNote({ sources, chosen }: SourceNoteProps) {
  return (
    <Note $gap={2} role="group" aria-label="Where it comes from" data-origin={chosen?.origin}>
      <Text size="small" weight="semibold">
        Where it comes from
      </Text>
      {chosen ? <Source source={chosen} /> : <Hint sources={sources} />}
    </Note>
  );
}

function Source({ source: { origin, source } }: { source: DraftSource }) {
  return (
    <Stack $gap={2}>
      {origin === 'intake' && source ? null : (
        <Text size="small" tone={origin === 'grammar' ? 'muted' : 'warning'}>
          {ORIGINS[origin]}
        </Text>
      )}
      {source ? (
        <Quote>
          <blockquote>{source.sentence}</blockquote>
          <Text as="figcaption" size="small" tone="muted">
            {citationWords(source)}
          </Text>
        </Quote>
      ) : null}
    </Stack>
  );
}

function Hint({ sources }: { sources: readonly DraftSource[] }) {
  return (
    <Stack $gap={2}>
      <Text size="small" tone="muted">
        Point at a sentence, tap it, or move to it with Tab.
      </Text>
      <Text size="small" tone="muted">
        {summarizeSources(sources)}
      </Text>
    </Stack>
  );
}

const Note = styled(Stack)`
  padding: ${token.space[3]} ${token.space[4]};
  border-inline-start: 2px solid ${token.color.line};
  background: ${token.color.surface};
  overflow-wrap: anywhere;

  &[data-origin='intake'] {
    border-color: ${token.color.accent};
  }

  &[data-origin='missing'],
  &[data-origin='unverified'] {
    border-color: ${token.color.warning};
  }
`;

const Quote = styled.figure`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  font-size: ${token.text.small};

  & > blockquote {
    margin: 0;
  }
`;
