import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IntakeDialog } from '../features/intake/intake-dialog';
import { FlowContentHeader } from '../features/strategies/flow-content-header';
import { NewStrategyButton } from '../features/strategies/new-strategy-button';
import { NoStrategies } from '../features/strategies/no-strategies';
import type { Replaced } from '../strategy/intake-draft';
import { strategiesQuery } from '../strategy/strategies.queries';
import { FlowContentTabs } from './flow-content-tabs';
import { useActiveStrategy } from '../features/strategies/use-active-strategy';
import { useFlowContentTab } from '../features/strategies/use-flow-content-tab';

/** The user's strategies with one of them open, or the empty state. */
export function FlowContentPage() {
  const { data: list } = useSuspenseQuery(strategiesQuery());
  const [isIntakeOpen, setIsIntakeOpen] = useState(false);
  const { active, choose } = useActiveStrategy(list.strategies);
  const { tab, openTab } = useFlowContentTab();
  const [replaced, setReplaced] = useState<Replaced>();
  const openIntake = (forStrategy?: Replaced) => {
    setReplaced(forStrategy);
    setIsIntakeOpen(true);
  };

  const showCreated = (id: string) => {
    setIsIntakeOpen(false);
    choose(id);
    openTab('strategy');
  };

  return (
    <>
      <FlowContentHeader
        actions={
          active ? (
            <NewStrategyButton count={list.strategies.length} limit={list.limit} onPress={() => openIntake()} />
          ) : null
        }
      />
      {active ? (
        <FlowContentTabs
          strategies={list.strategies}
          active={active}
          onChoose={choose}
          tab={tab}
          onTabChange={openTab}
          onChangeIntake={openIntake}
        />
      ) : (
        <NoStrategies onCreate={() => openIntake()} />
      )}
      <IntakeDialog
        open={isIntakeOpen}
        onClose={() => setIsIntakeOpen(false)}
        onCreated={showCreated}
        {...(replaced && { replaced })}
      />
    </>
  );
}
