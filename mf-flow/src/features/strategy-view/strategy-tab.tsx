import { SkeletonGroup } from '@declic/design-system';
import { RouteBoundary } from '@declic/remote-kit';
import { StrategyFailure } from './strategy-failure';
import { StrategyView, type StrategyViewProps } from './strategy-view';
import { SummarySkeleton } from './summary-skeleton';

export function StrategyTab(props: StrategyViewProps) {
  return (
    <RouteBoundary
      loading={
        <SkeletonGroup label="Loading the strategy">
          <SummarySkeleton />
        </SkeletonGroup>
      }
      renderError={(error, retry) => <StrategyFailure error={error} onRetry={retry} />}
    >
      <StrategyView {...props} />
    </RouteBoundary>
  );
}
