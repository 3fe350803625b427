import { Button, DividedList, keepFocus, Stack, Text, token, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { Strategy, StrategyPart } from '../../../strategy/strategies.queries';
import { getLines, partNames } from '../../../strategy/summary-parts';
import { LineRow } from './line-row';
import { NewLines } from './new-lines';
import { moveOrphanedTexts } from './typed-texts';
import { useLineRemoval } from './use-line-removal';
import { useShownLines } from './use-shown-lines';

export interface LinesPartProps {
  strategy: Strategy;
  part: StrategyPart;
}

/** The lines of a part of the summary, with everything one does to them. */
export function LinesPart({ strategy, part }: LinesPartProps) {
  const stored = getLines(strategy, part);
  const { remove, failures, isInRemoval } = useLineRemoval(strategy.id, part);
  const lines = stored.filter((line) => !isInRemoval(line));
  const ids = stored.map(({ id }) => id);
  const { shown, isLong, isOpen, toggle } = useShownLines(lines);

  const keepTyped = useEffectEvent(() => moveOrphanedTexts(strategy.id, part, ids));
  const known = ids.join(' ');
  useEffect(() => keepTyped(), [strategy.id, known]);

  return (
    <Stack $gap={2} ref={keepFocus}>
      <VisuallyHidden aria-live="polite">{`${partNames[part]}: ${formatCount(lines.length, 'line')}`}</VisuallyHidden>
      {lines.length === 0 ? (
        <Text tone="muted">Nothing here yet.</Text>
      ) : (
        <DividedList>
          {shown.map((line) => (
            <LineRow
              key={line.id}
              strategyId={strategy.id}
              part={part}
              line={line}
              failure={failures[line.id]}
              onRemove={() => void remove(line)}
            />
          ))}
        </DividedList>
      )}
      {isLong ? (
        <div>
          <MoreButton size="sm" variant="ghost" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Show fewer' : `Show all ${formatCount(lines.length, 'line')}`}{' '}
            <VisuallyHidden>of {partNames[part]}</VisuallyHidden>
          </MoreButton>
        </div>
      ) : null}
      <NewLines strategy={strategy} part={part} lineCount={lines.length} />
    </Stack>
  );
}

/* Its words stand below those of the lines. */
const MoreButton = styled(Button)`
  margin-inline-start: calc(16px - ${token.space[1]});
`;
