import { Heading, Stack } from '@declic/design-system';
import type { CitedLine } from '../../strategy/strategies.queries';
import { CitedLines } from './cited-lines';

export interface LineGroupProps {
  title: string;
  lines: readonly CitedLine[];
}

export function LineGroup({ title, lines }: LineGroupProps) {
  return (
    <Stack $gap={1}>
      <Heading level={4} size="lead" style={{ fontSize: 'inherit' }}>
        {title}
      </Heading>
      <CitedLines lines={lines} />
    </Stack>
  );
}
