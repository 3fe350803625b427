import { Button, Row, Spinner, Stack, Text } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

export interface RunningProps {
  /** The time that the action aims at. */
  targetMs: number;
  onCancel?: (() => void) | undefined;
}

const TICK_MS = 100;

/** A run in progress: its duration so far, and its target time. */
export function Running({ targetMs, onCancel }: RunningProps) {
  const elapsedMs = useElapsed();
  return (
    <Stack $gap={3} role="group" aria-label="Run in progress">
      <Row>
        <Spinner />
        <Text role="status">Running…</Text>
        <Text mono aria-hidden>
          {(elapsedMs / 1_000).toFixed(1)} s
        </Text>
      </Row>
      <Text size="small" tone="muted">
        {elapsedMs > targetMs
          ? `Longer than the target of ${formatNumber(targetMs)} ms. The answer is still awaited.`
          : `Target: ${formatNumber(targetMs)} ms.`}
      </Text>
      {onCancel ? (
        <Row>
          <Button variant="secondary" size="sm" icon={<X size={16} aria-hidden />} onClick={onCancel}>
            Stop waiting
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - from), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
