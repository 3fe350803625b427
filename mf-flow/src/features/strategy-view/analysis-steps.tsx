import { Check, CircleAlert, Clock, Spinner, Stack, token, VisuallyHidden } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Analysis } from '../../strategy/strategies.queries';

type Step = Analysis['steps'][number];

const looks: Record<Step['state'], { icon: ReactNode; words: string; color: string }> = {
  waiting: { icon: <Clock size={18} aria-hidden />, words: 'waiting', color: token.color.textMuted },
  running: { icon: <Spinner />, words: 'under way', color: token.color.text },
  done: { icon: <Check size={18} aria-hidden />, words: 'done', color: token.color.success },
  failed: { icon: <CircleAlert size={18} aria-hidden />, words: 'failed', color: token.color.danger },
};

export function AnalysisSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="ol" role="list" $gap={2}>
      {steps.map(({ id, label, state }) => (
        <Item key={id} $color={looks[state].color}>
          {looks[state].icon}
          <span>
            {label}
            <VisuallyHidden>, {looks[state].words}</VisuallyHidden>
          </span>
        </Item>
      ))}
    </Stack>
  );
}

const Item = styled.li<{ $color: string }>`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: ${token.space[3]};
  align-items: center;
  color: ${({ $color }) => $color};
`;
