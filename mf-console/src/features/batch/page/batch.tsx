import type { ActionDefinition } from '@declic/action-console';
import { Button, CardSkeleton, EmptyState, ErrorState, keepFocus, Notice, Row, Stack } from '@declic/design-system';
import { billingOverviewQuery } from '@declic/openapi/accounts/queries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BatchOwner } from '../job/batch-job';
import { deleteOldBatches, loadBatch } from '../job/batch-storage';
import { BatchDesk } from './batch-desk';
import { useExclusiveTab } from './use-exclusive-tab';

/** The plan with the fewest calls, when the plan is not known. */
const FEWEST_CALLS_PER_MINUTE = 10;

export interface BatchProps {
  definition: ActionDefinition;
  /** Id of the user: what this browser keeps belongs to an account. */
  account: string;
}

/** Runs an action for the rows of a CSV. One tab at a time has the batch of an action. */
export function Batch({ definition, account }: BatchProps) {
  const { slug } = definition;
  const owner = useMemo(() => ({ account, slug }), [account, slug]);
  const isOwnTab = useExclusiveTab(`declic-batch:${account}:${slug}`);
  if (!isOwnTab)
    return (
      <EmptyState
        title="This batch is open in another tab"
        description="It runs in one tab at a time. Close it there, and it opens here."
      />
    );
  return <LoadedBatch definition={definition} owner={owner} />;
}

/** What this browser keeps. It is read once: from then on the state of the page is newer. */
const storedBatchQuery = (owner: BatchOwner) =>
  queryOptions({
    queryKey: ['batch', owner.account, owner.slug],
    queryFn: async () => {
      await deleteOldBatches(Date.now());
      return loadBatch(owner);
    },
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

function LoadedBatch({ definition, owner }: { definition: ActionDefinition; owner: BatchOwner }) {
  const stored = useQuery(storedBatchQuery(owner));
  const billing = useQuery(billingOverviewQuery());
  if (stored.isError)
    return (
      <ErrorState
        title="This browser keeps no data for this page"
        message="A batch is kept in the browser, so that no row is paid for twice. Leave the private window, or allow storage, and try again."
        onRetry={() => void stored.refetch()}
      />
    );
  if (stored.isPending || billing.isPending) return <CardSkeleton label="Loading the batch" height="180px" />;
  const callsPerMinute = billing.data?.calls_per_minute ?? FEWEST_CALLS_PER_MINUTE;
  return (
    <Stack $gap={5} ref={keepFocus}>
      {billing.isError ? <UnknownPlan onRetry={() => void billing.refetch()} /> : null}
      <BatchDesk definition={definition} owner={owner} stored={stored.data} callsPerMinute={callsPerMinute} />
    </Stack>
  );
}

function UnknownPlan({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="warning">
      <Row $gap={3}>
        Your plan could not be loaded. Until it is, a batch that you start runs {FEWEST_CALLS_PER_MINUTE} rows a minute.
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </Row>
    </Notice>
  );
}
