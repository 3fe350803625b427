import { Stack } from '@declic/design-system';
import { RouteBoundary } from '@declic/remote-kit';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DownloadAll } from '../features/drafts/download-all';
import { IdeaDrafts } from '../features/drafts/idea-drafts';
import { AnalysisFirst } from '../features/ideas/analysis-first';
import { IdeasFailure } from '../features/ideas/ideas-failure';
import { IdeasHeader } from '../features/ideas/ideas-header';
import { IdeasListView } from '../features/ideas/ideas-list-view';
import { IdeasSkeleton } from '../features/ideas/ideas-skeleton';
import { IdeasStart } from '../features/ideas/ideas-start';
import { useIdeasAddress } from '../idea/ideas-address';
import { type Idea, ideasQuery } from '../idea/ideas.queries';
import { lazyPart } from '../lazy-part';
import { type Strategy, strategyQuery } from '../strategy/strategies.queries';

/** Drag and drop and the calendar's dates are loaded when the calendar is first looked at. */
const PlanView = lazyPart(async () => (await import('../features/plan/plan-view')).PlanView, 'Loading the calendar');

export interface IdeasTabProps {
  strategyId: string;
  onOpenStrategy: () => void;
}

/** The ideas of a strategy: as a list to decide on, or as a calendar. */
export function IdeasTab(props: IdeasTabProps) {
  return (
    <RouteBoundary
      loading={<IdeasSkeleton />}
      renderError={(error, retry) => <IdeasFailure error={error} onRetry={retry} />}
    >
      <Ideas {...props} />
    </RouteBoundary>
  );
}

function Ideas({ strategyId, onOpenStrategy }: IdeasTabProps) {
  const headingId = useId();
  usePrefetchedIdeas(strategyId);
  const { data: strategy } = useSuspenseQuery(strategyQuery(strategyId));
  const {
    data: { ideas },
  } = useSuspenseQuery(ideasQuery(strategyId));
  const { address, change } = useIdeasAddress();

  if (ideas.length === 0) {
    return strategy.analysis.state === 'done' ? (
      <IdeasStart strategy={strategy} />
    ) : (
      <AnalysisFirst analysis={strategy.analysis} onOpenStrategy={onOpenStrategy} />
    );
  }
  return (
    <Stack as="section" $gap={4} aria-labelledby={headingId}>
      <IdeasHeader
        headingId={headingId}
        view={address.view}
        onViewChange={(view) => change({ view })}
        actions={ideas.some(hasText) ? <DownloadAll ideas={ideas} strategy={toNamed(strategy)} /> : null}
      />
      {address.view === 'calendar' ? (
        <RouteBoundary loading={<IdeasSkeleton />} title="The calendar could not be shown">
          <PlanView
            strategy={strategy}
            ideas={ideas}
            month={address.month}
            onMonthChange={(month) => change({ month })}
          />
        </RouteBoundary>
      ) : (
        <IdeasListView
          strategy={strategy}
          ideas={ideas}
          address={address}
          onAddressChange={change}
          renderDrafts={renderDrafts}
        />
      )}
    </Stack>
  );
}

const toNamed = ({ strategy_name: name, tone_json: tone }: Strategy) => ({
  name,
  language: tone?.language ?? undefined,
});

const hasText = ({ drafts }: Idea) => drafts.some(({ content_md }) => content_md !== null);

const renderDrafts = (idea: Idea) => <IdeaDrafts idea={idea} />;

/** Asked for together with the strategy, rather than after it. */
function usePrefetchedIdeas(strategyId: string): void {
  const queryClient = useQueryClient();
  const query = ideasQuery(strategyId);
  if (!queryClient.getQueryState(query.queryKey)) void queryClient.prefetchQuery(query);
}
