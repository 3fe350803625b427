import { ArrowRight, Button, Columns, EmptyState, Row, Stack } from '@declic/design-system';
import { Tabs } from '@declic/design-system/tabs';
import { styled } from 'styled-components';
import { StrategySelector } from '../features/strategies/strategy-selector';
import type { FlowContentTab } from '../features/strategies/use-flow-content-tab';
import { StrategyTab } from '../features/strategy-view/strategy-tab';
import { useLiveStrategy } from '../features/strategy-view/use-live-strategy';
import type { Replaced } from '../strategy/intake-draft';
import type { StrategySummary } from '../strategy/strategies.queries';
import { IdeasTab } from './ideas-tab';
import { useWork } from './use-work';

export interface FlowContentTabsProps {
  strategies: readonly StrategySummary[];
  active: StrategySummary;
  onChoose: (id: string) => void;
  tab: FlowContentTab;
  onTabChange: (tab: FlowContentTab) => void;
  onChangeIntake: (replaced: Replaced) => void;
}

/** The strategies on the left, the open one beside them. */
export function FlowContentTabs({
  strategies,
  active: { id },
  onChoose,
  tab,
  onTabChange,
  onChangeIntake,
}: FlowContentTabsProps) {
  useLiveStrategy(id, useWork(id));
  return (
    <Columns $columns="260px minmax(0, 1fr)" $gap={5} $wideGap={6} $align="start">
      <StrategySelector strategies={strategies} activeId={id} onChoose={onChoose} />
      <Sheet>
        <Tabs
          label="Strategy views"
          value={tab}
          onValueChange={onTabChange}
          tabs={[
            {
              value: 'ideas',
              label: 'Ideas',
              content: <IdeasTab key={id} strategyId={id} onOpenStrategy={() => onTabChange('strategy')} />,
            },
            {
              value: 'strategy',
              label: 'Strategy',
              content: (
                <Stack $gap={5}>
                  <StrategyTab key={id} strategyId={id} onChangeIntake={onChangeIntake} />
                  <Row $justify="end">
                    <Button icon={<ArrowRight size={18} aria-hidden />} onClick={() => onTabChange('ideas')}>
                      Continue to Ideas
                    </Button>
                  </Row>
                </Stack>
              ),
            },
            /** @decision D33 */
            { value: 'analytics', label: 'Analytics', content: <EmptyState title="Analytics coming soon..." /> },
          ]}
        />
      </Sheet>
    </Columns>
  );
}

const Sheet = styled.div`
  min-inline-size: 0;
`;
