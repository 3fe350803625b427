import type { OpOutput } from '@declic/nest-kit';

type TestResult = OpOutput<'testAction'>;

/** What the public API answered. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type Problem = NonNullable<TestResult['problem']>;

/** The members that an answer of `/v1/actions/{slug}` may have, of a success and of a problem. */
type AnswerBody = Partial<Pick<TestResult, 'data' | 'cost' | 'balance' | 'duration_ms' | 'warnings'>> &
  Pick<Problem, 'request_id'> &
  Partial<Problem>;

export function toTestResult({ status, headers, body }: PublicAnswer): TestResult {
  const answer = JSON.parse(body) as AnswerBody; // written by our own operation, whose answers are checked in tests
  const isSuccess = status < 400;
  return {
    status,
    data: answer.data ?? null,
    error: isSuccess ? null : (answer.title ?? null),
    // A problem names the price of what was not debited.
    cost: isSuccess ? (answer.cost ?? null) : 0,
    balance: answer.balance ?? null,
    duration_ms: answer.duration_ms ?? null,
    request_id: answer.request_id,
    warnings: answer.warnings ?? [],
    problem: isSuccess ? null : (answer as Problem), // what is no success is a problem document
    retry_after: readSeconds(headers['retry-after']),
    is_replay: headers['idempotency-replayed'] === 'true',
    rate_limit: readText(headers['ratelimit']),
  };
}

function readSeconds(header: unknown): number | null {
  return header === undefined ? null : Number(header);
}

function readText(header: unknown): string | null {
  return typeof header === 'string' ? header : null;
}
