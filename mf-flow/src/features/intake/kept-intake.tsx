import { Notice, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../load-failed';
import type { Replaced } from '../../strategy/intake-draft';
import { keptIntakeQuery } from './kept-intake.queries';
import { hasDraft } from './sent-intake';

export interface KeptIntakeProps {
  replaced: Replaced;
  /** The form, which opens with what this browser keeps for the strategy. */
  children: ReactNode;
}

/** What was typed in another browser comes from the service first; what this browser keeps is as new or newer. */
export function KeptIntake({ replaced, children }: KeptIntakeProps) {
  const [isHere] = useState(() => hasDraft(replaced));
  const { data, error, refetch, isFetching } = useQuery({ ...keptIntakeQuery(replaced.id), enabled: !isHere });

  if (isHere) return children;
  if (!data) {
    if (error) return <LoadFailed what="intake" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label="Loading what was typed">
        <Skeleton width="40%" />
        <Skeleton height="320px" />
      </SkeletonGroup>
    );
  }
  return (
    <Stack $gap={4}>
      {data.is_pdf_gone ? <Notice>{PDF_GONE}</Notice> : null}
      {children}
    </Stack>
  );
}

const PDF_GONE = 'The PDF that was uploaded is no longer kept. Upload it again, or go on without it.';
