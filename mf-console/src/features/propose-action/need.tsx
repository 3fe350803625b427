import { Card, Stack } from '@declic/design-system';
import { useUnsavedInput } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { proposalsQuery, useNeed } from './need.queries';
import { NeedFailure } from './need-failure';
import { NeedForm } from './need-form';
import { NeedSkeleton } from './need-skeleton';
import { ProposedActions } from './proposed-actions';

/** Finds the action for what a person describes, and fills in its form; the person executes it. */
export function Need() {
  const { draft, asked, setDraft, ask } = useNeed();
  // In memory only.
  useUnsavedInput(draft.trim() !== '');
  const { data, error, isFetching, refetch } = useQuery(proposalsQuery(asked));
  const askOrRepeat = () => {
    if (draft.trim() === asked) void refetch();
    else ask();
  };
  return (
    <Card as="section" aria-label="Find an action">
      <Stack $gap={5}>
        <NeedForm text={draft} isPending={isFetching} onChange={setDraft} onAsk={askOrRepeat} />
        {isFetching ? <NeedSkeleton /> : null}
        {error && !isFetching ? <NeedFailure error={error} onRetry={() => void refetch()} /> : null}
        {data && !error && !isFetching ? <ProposedActions key={asked} found={data} asked={asked} /> : null}
      </Stack>
    </Card>
  );
}
