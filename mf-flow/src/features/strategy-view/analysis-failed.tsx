import { Button, Card, Notice, RefreshCw, Stack } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { type Strategy, useRetryAnalysis } from '../../strategy/strategies.queries';
import { AnalysisSteps } from './analysis-steps';

export function AnalysisFailed({ strategy }: { strategy: Strategy }) {
  const retry = useRetryAnalysis(strategy.id);
  const start = () =>
    retry.mutate(undefined, {
      onError: (error) => notify.error('Failed to start analysis. Please try again.', { error }),
    });

  return (
    <Card>
      <Stack $gap={4} $align="start">
        <Notice tone="danger">{strategy.analysis.message}</Notice>
        <AnalysisSteps steps={strategy.analysis.steps} />
        <Button
          variant="secondary"
          loading={retry.isPending}
          icon={<RefreshCw size={18} aria-hidden />}
          onClick={start}
        >
          Start again
        </Button>
      </Stack>
    </Card>
  );
}
