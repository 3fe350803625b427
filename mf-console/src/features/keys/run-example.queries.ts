import { publicApi, ApiError, type Schemas } from '@declic/openapi/actions';
import { notify, useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { EXAMPLE_INPUT } from '../../email-validation';
import { reloadAccount } from './hold-new-key';
import { runFailureMessage } from './run-failure';

/** The unmodified response body. */
export interface ExampleAnswer {
  status: number;
  durationMs: number;
  body: unknown;
  requestId: string | undefined;
  /** Undefined when the call was refused: then nothing was debited. */
  cost: number | undefined;
  balance: number | undefined;
  /** When the call was refused. */
  refusal: ApiError | undefined;
}

type RunFacts = Partial<Pick<Schemas['RunResult'], 'duration_ms' | 'request_id' | 'cost' | 'balance'>>;

const mutationKey = ['actions', 'run-example'];

/** Sends the example with the key that is on screen. The key is in this closure and in the request, and nowhere else. */
export function useRunExample(token: string) {
  const client = useQueryClient();
  const { mutateOnce, data, error, isPending } = useSingleMutation({
    secret: true,
    mutationKey,
    mutationFn: () => runExample(token),
    onSuccess({ refusal }) {
      if (refusal === undefined) return reloadAccount(client); // one credit less, one call more
      reportFailure(refusal);
      return undefined;
    },
    onError: reportFailure,
  });
  return {
    // Each call is charged.
    send: () => mutateOnce(() => undefined),
    data,
    error,
    isPending,
  };
}

function reportFailure(error: Error): void {
  notify.error('Execution failed', { description: runFailureMessage(error), error });
}

async function runExample(token: string): Promise<ExampleAnswer> {
  const sentAt = performance.now();
  const { data, error, response } = await publicApi.POST('/v1/email/validate', {
    headers: { authorization: `Bearer ${token}` },
    body: EXAMPLE_INPUT,
  });
  const result: RunFacts = data ?? {};
  return {
    status: response.status,
    durationMs: Math.round(result.duration_ms ?? performance.now() - sentAt),
    body: data ?? error,
    requestId: result.request_id ?? response.headers.get('x-request-id') ?? undefined,
    cost: result.cost,
    balance: result.balance,
    refusal: response.ok ? undefined : ApiError.from(response, error),
  };
}
