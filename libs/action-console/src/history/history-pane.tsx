import { Skeleton, Stack, Switch, Text } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../console-context';
import { PlainList } from '../records/plain-list';
import { RecordsFailure } from '../records/records-failure';
import { RecordsNotice } from '../records/records-notice';
import { answerReportsQuery } from '../report/answer-reports.queries';
import { HistoryActions } from './history-actions';
import { HistoryRow } from './history-row';
import type { HistoryRun } from './history-run';
import { useHistory } from './use-history';

export interface HistoryPaneProps {
  onOpen: (run: HistoryRun) => void;
  onCompare: (earlier: HistoryRun, later: HistoryRun) => void;
}

/** The runs of the account in this browser: those of this action, or all. */
export function HistoryPane({ onOpen, onCompare }: HistoryPaneProps) {
  const { slug } = useConsole().definition;
  const { runs, isLasting, isError, refetch } = useHistory();
  const { data: reports } = useQuery(answerReportsQuery());
  const [isAll, setAll] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);

  if (isError) return <RecordsFailure onRetry={refetch} />;
  if (!runs) return <Skeleton height="240px" />;
  const shown = isAll ? runs : runs.filter((run) => run.slug === slug);
  return (
    <Stack $gap={4}>
      <Switch label="All actions" checked={isAll} onChange={setAll} />
      {isLasting ? null : <RecordsNotice />}
      {shown.length === 0 ? (
        <Text tone="muted">{`Nothing has been run ${isAll ? '' : 'with this action '}in this browser yet.`}</Text>
      ) : (
        <PlainList aria-label="Runs">
          {shown.map((run) => (
            <HistoryRow
              key={run.id}
              run={run}
              isNamed={isAll}
              report={reports?.find(({ request_id }) => request_id === run.requestId)}
              isSelected={selected.includes(run.id)}
              onSelect={(isSelected) => setSelected(toggle(selected, run.id, isSelected))}
              onOpen={() => onOpen(run)}
            />
          ))}
        </PlainList>
      )}
      {runs.length === 0 ? null : (
        <HistoryActions selected={shown.filter(({ id }) => selected.includes(id))} onCompare={onCompare} />
      )}
    </Stack>
  );
}

/** Two at most: a third one takes the place of the first. */
function toggle(selected: readonly string[], id: string, isSelected: boolean): readonly string[] {
  const others = selected.filter((each) => each !== id);
  return isSelected ? [...others.slice(-1), id] : others;
}
