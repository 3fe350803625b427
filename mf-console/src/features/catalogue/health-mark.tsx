import { CircleAlert, CircleCheck, token, TriangleAlert } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Action } from './actions.queries';

type Health = NonNullable<Action['health_status']>;

const marks: Record<Health, { readonly color: string; readonly label: string; readonly shape: ReactNode }> = {
  healthy: { color: token.color.success, label: 'Healthy', shape: <CircleCheck size={16} aria-hidden /> },
  degraded: { color: token.color.warning, label: 'Degraded', shape: <TriangleAlert size={16} aria-hidden /> },
  down: { color: token.color.danger, label: 'Down', shape: <CircleAlert size={16} aria-hidden /> },
};

/** The state of an action as shape and word; the colour only underlines them. */
export function HealthMark({ health }: { health: Health }) {
  const { color, label, shape } = marks[health];
  return (
    <Mark $color={color}>
      {shape}
      <span>{label}</span>
    </Mark>
  );
}

const Mark = styled.span<{ $color: string }>`
  display: inline-flex;
  gap: ${token.space[1]};
  align-items: center;
  color: ${({ $color }) => $color};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};

  & svg {
    flex: none;
  }
`;
