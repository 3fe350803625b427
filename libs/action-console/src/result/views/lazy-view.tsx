import { Notice, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { PartBoundary } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { JsonText } from '../json/json-text';

export interface LazyViewProps {
  /** The whole answer, which is shown as JSON when the view fails. */
  data: unknown;
  children: ReactNode;
}

/** A view that may have to be loaded, and may fail: the answer itself is always readable. */
export function LazyView({ data, children }: LazyViewProps) {
  return (
    <PartBoundary loading={<Loading />} renderError={() => <Unshown data={data} />}>
      {children}
    </PartBoundary>
  );
}

function Unshown({ data }: { data: unknown }) {
  return (
    <Stack $gap={4}>
      <Notice tone="warning">This view could not be shown. The answer is complete; this is its JSON.</Notice>
      <JsonText data={data} />
    </Stack>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading the view">
      <Skeleton height="160px" />
    </SkeletonGroup>
  );
}
