import { isRecord } from '@declic/openapi/json';
import { readMember } from '@declic/action-results';
import { DescriptionList, Link, Row } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { consolePaths } from '../../paths';
import type { FinishedRun } from '../../run/use-run-action';
import { CopyValue } from '../copy-value';
import { Latency } from './latency';

export interface ResultFactsProps {
  run: FinishedRun;
  /** Of the action. */
  targetMs: number;
}

const ENGINES: Readonly<Record<string, string>> = {
  deterministic: 'deterministic (rules and tables)',
  extractive: 'extractive (quotes of your text)',
  template: 'template (your facts in tested texts)',
  llm: 'language model',
};

/** What a call cost and took, and where it is written down. */
export function ResultFacts({ run: { result, isDryRun }, targetMs }: ResultFactsProps) {
  const { status, cost, balance, duration_ms, request_id, data, is_replay } = result;
  const engine = isRecord(data) ? readMember(data, 'engine') : undefined;
  const items = [
    { term: 'Status', details: is_replay ? `${status}, the kept answer of an earlier call` : String(status) },
    cost !== null && { term: isDryRun ? 'Price' : 'Cost', details: formatCost(cost, isDryRun) },
    balance !== null && { term: 'Balance', details: formatCount(balance, 'credit') },
    duration_ms !== null && { term: 'Duration', details: <Latency durationMs={duration_ms} targetMs={targetMs} /> },
    typeof engine === 'string' && { term: 'Engine', details: ENGINES[engine] ?? engine },
    { term: 'Request ID', details: <RequestId id={request_id} /> },
  ];
  return <DescriptionList items={items.filter((item) => item !== false)} />;
}

/** Leads to the call among the requests of the account. */
function RequestId({ id }: { id: string }) {
  return (
    <Row $gap={1}>
      <Link href={consolePaths.request(id)} title="Opens the request in Usage">
        <code>{id}</code>
      </Link>
      <CopyValue value={id} label="Copy the request ID" />
    </Row>
  );
}

function formatCost(cost: number, isDryRun: boolean): string {
  return isDryRun ? formatCount(cost, 'credit') : `Debited: ${formatCount(cost, 'credit')}`;
}
