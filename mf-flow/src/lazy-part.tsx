import { Button, Notice, Skeleton, SkeletonGroup, Stack, Text } from '@declic/design-system';
import { fileInTime } from '@declic/remote-kit';
import { type ComponentType, useEffect, useState } from 'react';

/** A part of the page whose code is loaded when it is first shown. Where that fails, or takes too long, it says so, and a button tries again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, label: string) {
  let loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState(-1);

    useEffect(() => {
      if (Part) return undefined;
      let isMounted = true;
      fileInTime(load()).then(
        (part) => {
          loaded = part;
          if (isMounted) setPart(() => part);
        },
        () => {
          if (isMounted) setFailedAttempt(attempt);
        },
      );
      return () => {
        isMounted = false;
      };
    }, [Part, attempt]);

    if (Part) return <Part {...props} />;
    if (failedAttempt === attempt) return <PartFailed onRetry={() => setAttempt(attempt + 1)} />;
    return (
      <SkeletonGroup label={label}>
        <Skeleton width="40%" />
        <Skeleton height="96px" />
      </SkeletonGroup>
    );
  };
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
