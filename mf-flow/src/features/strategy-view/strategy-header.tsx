import { Heading, Row, Stack, Text } from '@declic/design-system';
import { formatDate } from '@declic/remote-kit';
import { styled } from 'styled-components';
import type { Strategy } from '../../strategy/strategies.queries';
import { StrategyStatusSwitch } from './strategy-status-switch';
import { DeleteStrategy } from './delete-strategy';

export interface StrategyHeaderProps {
  strategy: Strategy;
  headingId: string;
}

export function StrategyHeader({ strategy, headingId }: StrategyHeaderProps) {
  return (
    <Row as="header" $justify="space-between" $align="start" $gap={4}>
      <Titles $gap={1}>
        <Name level={2} id={headingId}>
          {strategy.strategy_name}
        </Name>
        <Text tone="muted">
          Created <time dateTime={strategy.created_at}>{formatDate(strategy.created_at)}</time>
        </Text>
      </Titles>
      <Row $gap={2}>
        <StrategyStatusSwitch strategy={strategy} />
        <DeleteStrategy strategy={strategy} />
      </Row>
    </Row>
  );
}

const Titles = styled(Stack)`
  flex: 1 1 300px;
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;
