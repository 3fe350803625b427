import type { InputProblem } from '@declic/action-input';
import { Stack, token } from '@declic/design-system';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { VisibleGroup } from './list-groups';

export interface ParameterGroupProps {
  group: VisibleGroup;
  isOnly: boolean;
  problems: readonly InputProblem[];
  children: ReactNode;
}

/** A group opens by itself when it holds a required parameter, or one that is refused. It closes when its reader closes it. */
export function ParameterGroup({ group, isOnly, problems, children }: ParameterGroupProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const hasProblem = problems.some(({ field }) => group.params.some(({ key }) => key === field));

  if (isOnly) return <Stack $gap={5}>{children}</Stack>;
  return (
    <Group
      open={hasProblem || (chosen ?? group.isRequired)}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <Summary>
        {group.label}
        <Count>{group.params.length}</Count>
      </Summary>
      <Stack $gap={5}>{children}</Stack>
    </Group>
  );
}

const Group = styled.details`
  min-inline-size: 0;
  border-block-start: 1px solid ${token.color.line};
  padding-block: ${token.space[2]};
`;

const Summary = styled.summary`
  min-block-size: ${token.size.target};
  align-content: center;
  border-radius: ${token.radius.control};
  font-weight: ${token.weight.medium};
  cursor: pointer;
`;

const Count = styled.span`
  margin-inline-start: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
