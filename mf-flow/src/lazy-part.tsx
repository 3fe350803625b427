import { Button, Notice, Skeleton, SkeletonGroup, Stack, Text } from '@declic/design-system';
import { lazyPart as loadLater, PartBoundary } from '@declic/remote-kit';
import type { ComponentType } from 'react';

/** A part of the page whose code is loaded when it is first shown. Where that fails, or takes too long, it says so, and a button tries again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, label: string) {
  const Part = loadLater(load);

  return function LazyPart(props: Props) {
    const renderError = (_: unknown, retry: () => void) => (
      <PartFailed
        onRetry={() => {
          Part.forgetFailure();
          retry();
        }}
      />
    );
    return (
      <PartBoundary loading={<Loading label={label} />} renderError={renderError} leavesCrashes>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

function Loading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton width="40%" />
      <Skeleton height="96px" />
    </SkeletonGroup>
  );
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <Stack $gap={3} $align="start">
        <Text>This part of the page could not be loaded. Check your connection and try again.</Text>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Notice>
  );
}
