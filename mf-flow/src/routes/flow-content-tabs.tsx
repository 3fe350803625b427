import { Columns, EmptyState } from '@declic/design-system';
import { Tabs } from '@declic/design-system/tabs';
import { styled } from 'styled-components';
import { StrategyTab } from '../features/strategy-view/strategy-tab';
import type { StrategySummary } from '../strategy/strategies.queries';
import { StrategySelector } from '../features/strategies/strategy-selector';
import type { FlowContentTab } from '../features/strategies/use-flow-content-tab';

export interface FlowContentTabsProps {
  strategies: readonly StrategySummary[];
  active: StrategySummary;
  onChoose: (id: string) => void;
  tab: FlowContentTab;
  onTabChange: (tab: FlowContentTab) => void;
}

/** The strategies on the left, the open one beside them. */
export function FlowContentTabs({ strategies, active, onChoose, tab, onTabChange }: FlowContentTabsProps) {
  return (
    <Columns $columns="260px minmax(0, 1fr)" $gap={5} $wideGap={6} $align="start">
      <StrategySelector strategies={strategies} activeId={active.id} onChoose={onChoose} />
      <Sheet>
        <Tabs
          label="Strategy views"
          value={tab}
          onValueChange={onTabChange}
          tabs={[
            { value: 'strategy', label: 'Strategy', content: <StrategyTab key={active.id} strategyId={active.id} /> },
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
