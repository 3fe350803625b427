import { Stack, VisuallyHidden } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { strategyQuery } from '../../strategy/strategies.queries';
import { dropDraft, type Replaced } from '../../strategy/intake-draft';
import { AnalysisFailed } from './analysis-failed';
import { AnalysisProgress } from './analysis-progress';
import { OutdatedNotice } from './outdated-notice';
import { StrategyHeader } from './strategy-header';
import { StrategySummaryCards } from './strategy-summary-cards';

export interface StrategyViewProps {
  strategyId: string;
  /** Opens what was typed for a strategy whose analysis failed over it. */
  onChangeIntake: (replaced: Replaced) => void;
}

/** One strategy: its header, and the result or the progress of its analysis. */
export function StrategyView({ strategyId, onChangeIntake }: StrategyViewProps) {
  const headingId = useId();
  const { data: strategy } = useSuspenseQuery(strategyQuery(strategyId));
  const { state } = strategy.analysis;

  useEffect(() => {
    if (state === 'done') dropDraft(strategyId);
  }, [state, strategyId]);

  return (
    <Stack as="article" $gap={5} aria-labelledby={headingId}>
      <StrategyHeader strategy={strategy} headingId={headingId} />
      <VisuallyHidden role="status">{strategy.analysis.message}</VisuallyHidden>
      {state === 'queued' || state === 'running' ? <AnalysisProgress analysis={strategy.analysis} /> : null}
      {state === 'failed' ? (
        <AnalysisFailed
          strategy={strategy}
          onChangeIntake={() => onChangeIntake({ id: strategyId, name: strategy.strategy_name })}
        />
      ) : null}
      {state === 'done' ? <StrategySummaryCards strategy={strategy} /> : null}
      {state === 'done' ? <OutdatedNotice strategy={strategy} /> : null}
    </Stack>
  );
}
