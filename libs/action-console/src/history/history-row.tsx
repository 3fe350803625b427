import { Button, Checkbox, Row, Stack, Text, token } from '@declic/design-system';
import { formatMoment } from '@declic/remote-kit';
import { styled } from 'styled-components';
import type { AnswerReport } from '../report/answer-reports.queries';
import { ReportState } from '../report/report-state';
import type { HistoryRun } from './history-run';
import { RunFacts } from './run-facts';

export interface HistoryRowProps {
  run: HistoryRun;
  /** Whether the list has runs of other actions, too. */
  isNamed: boolean;
  report: AnswerReport | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
}

/** One run: what it was, what it cost, and buttons that open it or select it for a comparison. */
export function HistoryRow({ run, isNamed, report, isSelected, onSelect, onOpen }: HistoryRowProps) {
  const time = formatMoment(new Date(run.at).toISOString());
  const name = `${run.title}, ${time}`;
  const moment = <time dateTime={new Date(run.at).toISOString()}>{time}</time>;
  return (
    <Item>
      <Checkbox
        label={<Title>{isNamed ? run.title : moment}</Title>}
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <Facts $gap={1}>
        {isNamed ? (
          <Text as="span" size="small" tone="muted">
            {moment}
          </Text>
        ) : null}
        <Row $gap={2}>
          <RunFacts run={run} />
          {report ? <ReportState report={report} /> : null}
        </Row>
      </Facts>
      {run.run ? (
        <Button size="sm" variant="secondary" aria-label={`Open ${name}`} onClick={onOpen}>
          Open
        </Button>
      ) : (
        <Text as="span" size="small" tone="muted">
          Too large to be kept
        </Text>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token.space[3]};
  align-items: center;
  padding-block: ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};
`;

const Title = styled.span`
  overflow-wrap: anywhere;
`;

/* Below the title, beside its box. */
const Facts = styled(Stack)`
  grid-column: 1 / -1;
  grid-row: 2;
  padding-inline-start: ${token.space[6]};
`;
