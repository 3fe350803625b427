import { Text } from '@declic/design-system';
import { useEffect, useState } from 'react';
import { describeWait } from './refusal-advice';

/** Counts down until the service wants to be asked again. */
export function Wait({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    // A status that changes each second would be read aloud each second.
    <Text size="small" weight="medium" aria-live="off">
      {describeWait(left)}
    </Text>
  );
}
