import { Disclosure, ProgressBar, Row, Stack, Text, TitledCard } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import type { Schemas } from '@declic/openapi/releases';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { ChangeButtons } from '../change/change-buttons';
import type { ReleaseChange } from '../change/release-change';
import type { DeployableOverview } from '../releases/releases.queries';
import { Version } from '../releases/version';
import { failureRate } from '../releases/version-facts';
import { progressWords, ruleWords, verdictWords } from './trial-words';

type CanaryTrial = Schemas['CanaryTrial'];

/** The running canary: how it does beside the current version, how its comparison stands, and what can be done with it. */
export function CanaryCard({ deployable: { choice, health } }: { deployable: DeployableOverview }) {
  if (!choice?.canary) return null;
  const { canary: version, canary_percent: percent } = choice;
  const trial = health.find((one) => one.version === version)?.trial ?? null;
  return (
    <TitledCard title="Canary" level={2}>
      <Row $gap={3} $justify="space-between">
        <Text>
          <Version version={version} /> for {percent} % of the visitors
          {trial ? `, since ${formatDateTime(trial.started_at)}` : ''}
        </Text>
        <ChangeButtons changes={canaryChanges(choice)} />
      </Row>
      {trial ? <Comparison trial={trial} /> : null}
    </TitledCard>
  );
}

/** What can be done with the canary of a deployable. */
export function canaryChanges(choice: NonNullable<DeployableOverview['choice']>): ReleaseChange[] {
  const { canary: version, canary_percent: percent } = choice;
  if (version === null) return [];
  const withdraw: ReleaseChange = { kind: 'withdraw', version };
  if (choice.frozen_at !== null) return [withdraw];
  return [
    { kind: 'promote-canary', version },
    { kind: 'change-canary', version, percent: percent ?? 1 },
    { kind: 'end-canary', version },
    withdraw,
  ];
}

function Comparison({ trial }: { trial: CanaryTrial }) {
  const { canary, stable, next_look_at_loads: next } = trial;
  return (
    <Stack $gap={4}>
      <Table
        label="Since the canary was started"
        columns={columns}
        rows={[
          { role: 'Canary', ...canary },
          { role: 'Current version', ...stable },
        ]}
        rowKey={({ role }) => role}
      />
      <Stack $gap={2}>
        <Text>{verdictWords(trial)}</Text>
        <ProgressBar value={canary.loads} max={next} label="Until the comparison" valueText={progressWords(trial)} />
        <Text size="small" tone="muted">
          {progressWords(trial)} until the {trial.looks === 0 ? 'first' : 'next'} comparison
        </Text>
      </Stack>
      <Disclosure summary="How a canary is judged">
        <Stack $gap={2}>
          {ruleWords(trial).map((sentence) => (
            <Text key={sentence} size="small">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

interface SampleRow {
  role: string;
  loads: number;
  failed: number;
}

const columns: readonly TableColumn<SampleRow>[] = [
  { header: 'Since the start', cell: ({ role }) => role, narrow: { line: 1, side: 'start' } },
  {
    header: 'Networks',
    cell: ({ loads }) => formatNumber(loads),
    align: 'end',
    narrow: { line: 1, side: 'end' },
    narrowLabel: 'Networks',
  },
  {
    header: 'Failed in',
    cell: ({ failed }) => (
      <Text as="span" tone={failed > 0 ? 'danger' : 'default'}>
        {formatNumber(failed)}
      </Text>
    ),
    align: 'end',
    narrow: { line: 2, side: 'start' },
    narrowLabel: 'Failed in',
  },
  {
    header: 'Rate',
    cell: (sample) => (sample.loads === 0 ? '-' : failureRate(sample)),
    align: 'end',
    narrow: { line: 2, side: 'end' },
  },
];
