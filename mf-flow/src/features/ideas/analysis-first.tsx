import { Button, CircleAlert, Clock, EmptyState } from '@declic/design-system';
import type { Analysis } from '../../strategy/strategies.queries';

export interface AnalysisFirstProps {
  analysis: Analysis;
  onOpenStrategy: () => void;
}

/** Ideas come from the summary: before it is there, this says so and leads to it. */
export function AnalysisFirst({ analysis, onOpenStrategy }: AnalysisFirstProps) {
  if (analysis.state === 'failed') {
    return (
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title="No ideas yet"
        description="The analysis failed, and ideas come from what it finds. The Strategy tab says why, and starts it again."
        action={<Button onClick={onOpenStrategy}>See what went wrong</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Clock aria-hidden />}
      title="No ideas yet"
      description={`The analysis is running (${analysis.progress}%). Ideas come from what it finds, so they can be generated as soon as it is done.`}
      action={<Button onClick={onOpenStrategy}>Watch the analysis</Button>}
    />
  );
}
