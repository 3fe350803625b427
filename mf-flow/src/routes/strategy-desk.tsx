import { EmptyState, media, token } from '@declic/design-system';
import { Tabs } from '@declic/design-system/tabs';
import { styled } from 'styled-components';
import { StrategyTab } from '../features/strategy/strategy-tab';
import type { StrategySummary } from '../strategy/strategies.queries';
import { StrategySelector } from '../features/strategies/strategy-selector';
import type { DeskTab } from '../features/strategies/use-desk-tab';

export interface StrategyDeskProps {
  strategies: readonly StrategySummary[];
  active: StrategySummary;
  onChoose: (id: string) => void;
  tab: DeskTab;
  onTabChange: (tab: DeskTab) => void;
}

/** The strategies on the left, the open one beside them. */
export function StrategyDesk({ strategies, active, onChoose, tab, onTabChange }: StrategyDeskProps) {
  return (
    <Desk>
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
    </Desk>
  );
}

const Desk = styled.div`
  display: grid;
  gap: ${token.space[5]};

  ${media.desktop} {
    grid-template-columns: 260px minmax(0, 1fr);
    gap: ${token.space[6]};
    align-items: start;
  }
`;

const Sheet = styled.div`
  min-inline-size: 0;
`;
