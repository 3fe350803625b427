import { CodeBlock, DescriptionList, Link, Notice, Stack } from '@declic/design-system';
import { CallFailureDetails, formatNumber } from '@declic/remote-kit';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { reportCopyFailure } from '../../ui/copy-failure';
import { runFailureMessage } from './run-failure';
import type { ExampleAnswer } from './run-example.queries';

/** Response of the example call: status text, cost and body. */
export function ExampleResult({ answer }: { answer: ExampleAnswer }) {
  const { status, refusal, body } = answer;
  return (
    <Stack $gap={3} role="group" aria-label="Answer of the API">
      <Notice tone={refusal === undefined ? 'success' : 'danger'}>
        <strong>{selectBanner(status)}</strong> {refusal === undefined ? null : runFailureMessage(refusal)}{' '}
        {status === 402 ? <Link href={paths.account()}>See the plans</Link> : null}
        {/* The request id stands in the list below. */}
        <CallFailureDetails failure={{ requestId: undefined, retryAfter: refusal?.retryAfter }} />
      </Notice>
      <DescriptionList items={listFacts(answer)} />
      <CodeBlock label="Answer" code={JSON.stringify(body, null, 2)} onCopyFailed={reportCopyFailure} />
    </Stack>
  );
}

function selectBanner(status: number): 'Success' | 'Client Error' | 'Server Error' {
  if (status < 400) return 'Success';
  return status < 500 ? 'Client Error' : 'Server Error';
}

function listFacts({ status, cost, balance, durationMs, requestId }: ExampleAnswer) {
  return [
    { term: 'Status', details: String(status) },
    { term: 'Debited', details: cost === undefined ? 'Nothing' : formatCredits(cost) },
    ...(balance === undefined ? [] : [{ term: 'Balance', details: formatCredits(balance) }]),
    { term: 'Duration', details: `${formatNumber(durationMs)} ms` },
    ...(requestId === undefined ? [] : [{ term: 'Request ID', details: <code>{requestId}</code> }]),
  ];
}
