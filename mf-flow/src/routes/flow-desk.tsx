import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IntakeDialog } from '../features/intake/intake-dialog';
import { DeskHeader } from '../features/strategies/desk-header';
import { NewStrategyButton } from '../features/strategies/new-strategy-button';
import { NoStrategies } from '../features/strategies/no-strategies';
import { strategiesQuery } from '../strategy/strategies.queries';
import { StrategyDesk } from './strategy-desk';
import { useActiveStrategy } from '../features/strategies/use-active-strategy';
import { useDeskTab } from '../features/strategies/use-desk-tab';

/** The user's strategies with one of them open, or the empty state. */
export function FlowDesk() {
  const { data: list } = useSuspenseQuery(strategiesQuery());
  const [isIntakeOpen, setIsIntakeOpen] = useState(false);
  const { active, choose } = useActiveStrategy(list.strategies);
  const { tab, openTab } = useDeskTab();
  const openIntake = () => setIsIntakeOpen(true);

  const showCreated = (id: string) => {
    setIsIntakeOpen(false);
    choose(id);
    openTab('strategy');
  };

  return (
    <>
      <DeskHeader
        actions={
          active ? <NewStrategyButton count={list.strategies.length} limit={list.limit} onPress={openIntake} /> : null
        }
      />
      {active ? (
        <StrategyDesk strategies={list.strategies} active={active} onChoose={choose} tab={tab} onTabChange={openTab} />
      ) : (
        <NoStrategies onCreate={openIntake} />
      )}
      <IntakeDialog open={isIntakeOpen} onClose={() => setIsIntakeOpen(false)} onCreated={showCreated} />
    </>
  );
}
