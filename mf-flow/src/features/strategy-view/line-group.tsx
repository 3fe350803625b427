import { Heading, Stack } from '@declic/design-system';
import { useId } from 'react';
import { partNames } from '../../strategy/summary-parts';
import { LinesPart, type LinesPartProps } from './lines/lines-part';

/** One of several parts in a card, under its name. */
export function LineGroup({ strategy, part }: LinesPartProps) {
  const headingId = useId();
  return (
    <Stack role="group" $gap={1} aria-labelledby={headingId}>
      <Heading id={headingId} level={4} size="lead" style={{ fontSize: 'inherit' }}>
        {partNames[part]}
      </Heading>
      <LinesPart strategy={strategy} part={part} />
    </Stack>
  );
}
