import { Card, DescriptionList, Heading, Stack } from '@declic/design-system';
import { formatCount, formatDateTime } from '@declic/remote-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { engineName } from '../../strategy/engine-words';
import type { Strategy } from '../../strategy/strategies.queries';
import { Horizon } from './horizon';

const NONE = 'None named';

export function StrategyMetadata({ strategy }: { strategy: Strategy }) {
  const headingId = useId();
  const { competitors, sources_seed: sources, derived_at: derivedAt, analysis } = strategy;
  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <Stack $gap={2}>
        <Heading level={3} size="lead" id={headingId}>
          Metadata
        </Heading>
        <DescriptionList
          items={[
            { term: 'Horizon', details: <Horizon strategy={strategy} /> },
            { term: 'Competitors', details: competitors.join(', ') || NONE },
            { term: 'Sources', details: sources.length === 0 ? NONE : <Sources sources={sources} /> },
            { term: 'Ideas', details: formatCount(strategy.idea_count, 'idea') },
            { term: 'Analyzed', details: derivedAt === null ? 'Not yet' : formatDateTime(derivedAt) },
            { term: 'Engine', details: analysis.engine === null ? 'Not yet' : engineName(analysis.engine) },
          ]}
        />
      </Stack>
    </Sheet>
  );
}

/** Plain text, not links: these are untrusted addresses from the intake. */
function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <SourceList role="list">
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </SourceList>
  );
}

const Sheet = styled(Card)`
  overflow-wrap: anywhere;
`;

const SourceList = styled.ul`
  padding: 0;
  list-style: none;
`;
