import { ErrorState, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { CallFailureDetails, failureText } from '@declic/remote-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { historyQuery } from '../releases/releases.queries';
import { EventList } from './event-list';
import { HistoryPages } from './history-pages';
import { useHistoryCursor } from './use-history-cursor';

/** Who did what with a deployable, when and why, in pages that have an address. */
export function History({ name }: { name: string }) {
  const { cursor, turnTo } = useHistoryCursor();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...historyQuery(name, cursor),
    placeholderData: keepPreviousData,
  });
  const top = useRef<HTMLDivElement>(null);

  // Pages are turned at the end of fifty events, and read from the first.
  const turn = (to: string) => {
    turnTo(to);
    top.current?.scrollIntoView?.();
  };

  if (data && !(isPlaceholderData && error))
    return (
      <Stack $gap={4} ref={top}>
        <EventList events={data.items} />
        <HistoryPages page={data} isBusy={isPlaceholderData} onTurn={turn} />
      </Stack>
    );
  if (error)
    return (
      <ErrorState
        level={3}
        title="The history could not be read"
        message={failureText(error)}
        details={<CallFailureDetails error={error} />}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonGroup label="Reading the history">
      <Skeleton height="6rem" />
    </SkeletonGroup>
  );
}
