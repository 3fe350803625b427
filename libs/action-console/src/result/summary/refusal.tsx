import { Button, Link, Row, Stack, Text } from '@declic/design-system';
import { useConsole } from '../../console-context';
import { focusFirstProblem } from '../../parameters/focus-first-problem';
import type { TestResult } from '../../run/test-call';
import { adviseOn } from './refusal-advice';
import { Wait } from './wait';

/** Below the banner of a refused or failed call: what to do, the fields concerned, and how long to wait. */
export function Refusal({ result }: { result: TestResult }) {
  const advice = adviseOn(result);
  if (!advice) return null;
  const { problem, retry_after } = result;
  return (
    <Stack $gap={2}>
      {problem?.detail ? <Text size="small">{problem.detail}</Text> : null}
      <Text size="small">
        {advice.text} {result.cost === 0 ? 'Nothing was debited.' : null}
      </Text>
      {retry_after === null ? null : <Wait key={result.request_id} seconds={retry_after} />}
      <RefusedFields errors={problem?.errors ?? []} />
      <Row $gap={3}>
        {advice.link ? <Link href={advice.link.href}>{advice.link.label}</Link> : null}
        {problem?.type.startsWith('/docs/errors/') ? (
          // A document of the service, not a page of the console.
          <Link href={problem.type} target="_blank">
            About this error
          </Link>
        ) : null}
      </Row>
    </Stack>
  );
}

function RefusedFields({ errors }: { errors: NonNullable<NonNullable<TestResult['problem']>['errors']> }) {
  const { definition } = useConsole();
  if (errors.length === 0) return null;
  return (
    <ul>
      {errors.map((error) => {
        const key = error.field.split('.')[0] ?? '';
        const param = error.in === 'body' ? definition.params.find((candidate) => candidate.key === key) : undefined;
        return (
          <li key={`${error.in} ${error.field} ${error.message}`}>
            {param ? `${param.label}: ${error.message} ` : `${error.field} ${error.message}`}
            {param ? (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => focusFirstProblem([{ in: 'body', field: key, message: error.message }])}
              >
                Go to the field
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
