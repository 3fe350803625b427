import { CircleAlert, CircleCheck, Stack, Text, token } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatDateTime } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { formatDuration } from '../../../format';
import type { Evidence } from './evidence.queries';

type Verification = NonNullable<Evidence['verification']>;
type Example = Verification['examples'][number];

/** How each example went when the verifier ran them last, and what of the answers was compared. */
export function VerificationResults({ verification }: { verification: Verification | null }) {
  if (!verification) return <Text tone="muted">The examples were not run within the last week.</Text>;
  const { finished_at: at, examples } = verification;
  const passed = examples.filter(({ outcome }) => outcome === 'ok').length;
  return (
    <Stack $gap={3}>
      <Text>
        {passed} of {examples.length} examples passed at {formatDateTime(at)}.
      </Text>
      <Table label="Examples" columns={columns} rows={examples} rowKey={({ name }) => name} tableFrom="desktop" />
    </Stack>
  );
}

const columns: readonly TableColumn<Example>[] = [
  { header: 'Example', cell: ({ name }) => name, narrow: { line: 1, side: 'start' } },
  { header: 'Result', cell: Outcome, narrow: { line: 1, side: 'end' } },
  { header: 'Compared', cell: (example) => describeComparison(example), narrow: { line: 2, side: 'both' } },
  {
    header: 'Time',
    cell: ({ duration_ms: duration }) => formatDuration(duration),
    align: 'end',
    narrow: { line: 3, side: 'end' },
    narrowLabel: 'Time',
  },
];

function Outcome({ outcome, fault }: Example) {
  const isPassed = outcome === 'ok';
  return (
    <Mark $isPassed={isPassed}>
      {isPassed ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
      {isPassed ? <Whole>Passed</Whole> : <span>{`Failed: ${fault ?? ''}`}</span>}
    </Mark>
  );
}

function describeComparison({ compared, fields, source }: Example): string {
  const what = { whole: 'The whole result', part: fields.join(', ') };
  const basis = source === null ? '' : ` with ${source}`;
  return compared === null ? 'This example no longer exists.' : `${what[compared]}${basis}`;
}

const Mark = styled.span<{ $isPassed: boolean }>`
  display: inline-flex;
  gap: ${token.space[1]};
  align-items: flex-start;
  color: ${({ $isPassed }) => ($isPassed ? token.color.success : token.color.danger)};
  overflow-wrap: anywhere;

  & svg {
    flex: none;
    margin-block-start: 4px;
  }
`;

/* The cells of a table break anywhere. */
const Whole = styled.span`
  white-space: nowrap;
`;
