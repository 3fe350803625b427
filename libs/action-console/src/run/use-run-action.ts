import { validateInput } from '@declic/action-input';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { callFailure, notify, useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import { useConsole } from '../console-context';
import type { ActionDefinition } from '../definition/definition';
import { selectBody } from '../payload/console-store';
import type { Payload } from '../payload/payload';
import { toRunFailureText } from './run-failure';
import { sendTestCall, type TestCall, type TestResult } from './test-call';

/** A call that was answered. It does not hold the key. */
export interface FinishedRun {
  readonly body: Payload;
  readonly isDryRun: boolean;
  readonly result: TestResult;
  /** When it ran (milliseconds), of one that was opened from the history. */
  readonly restoredFrom?: number;
}

/** Why there is no answer: the person stopped waiting, or the call failed on its way. */
export type Interruption =
  { readonly kind: 'cancelled'; readonly isDryRun: boolean } | { readonly kind: 'failed'; readonly error: unknown };

interface Outcome {
  readonly run: FinishedRun | null;
  readonly interruption: Interruption | null;
}

const NO_OUTCOME: Outcome = { run: null, interruption: null };

export interface UseRunActionOptions {
  /** The key as it was typed. */
  key: string;
  /** Called when the entries are refused before anything is sent. */
  onInvalid?: (() => void) | undefined;
  /** Called when a call is sent. */
  onSent?: (() => void) | undefined;
  /** Called with each answer, also when the console was left before it came. */
  onFinished?: ((run: FinishedRun) => void) | undefined;
}

/** Runs the action with what is entered. The key is in this closure and in the request, and nowhere else. */
export function useRunAction({ key, onInvalid, onSent, onFinished }: UseRunActionOptions) {
  const { definition, schema, store } = useConsole();
  const reloadCredits = useReloadCredits();
  const abort = useRef<AbortController | null>(null);
  const { run, interruption, showRun, showInterruption } = useOutcome();
  // Of this console: another action may still be running on a page that was left.
  const id = useId();

  const { mutateOnce, isPending } = useSingleMutation({
    secret: true,
    mutationKey: ['actions', 'test-action', id],
    onMutate: () => {
      showRun(null);
      onSent?.();
    },
    mutationFn: (isDryRun: boolean) => {
      abort.current = new AbortController();
      const body = selectBody(schema, store.getState());
      return sendRun(definition, { key: key.trim(), body, isDryRun, signal: abort.current.signal });
    },
    onSuccess(finished) {
      showRun(finished);
      onFinished?.(finished);
      reportRefusal(finished.result);
      const isStillEntered = JSON.stringify(selectBody(schema, store.getState())) === JSON.stringify(finished.body);
      if (isStillEntered) store.getState().setServerProblems(listProblems(finished.result));
      if (!finished.isDryRun) return reloadCredits();
      return undefined;
    },
    onError(failure, isDryRun) {
      if (!abort.current?.signal.aborted) {
        showInterruption({ kind: 'failed', error: failure });
        notify.error('Execution failed', { description: callFailure(failure).text, error: failure });
        return undefined;
      }
      showInterruption({ kind: 'cancelled', isDryRun });
      notify.info('Cancelled', { description: isDryRun ? 'A dry run charges nothing.' : STILL_CHARGED });
      return reloadCredits();
    },
  });

  const execute = (isDryRun = false) => {
    if (key.trim() === '') {
      notify.error('API Key Required', { description: 'Please enter your API key to test this action.' });
      return;
    }
    const { isJsonMode, check } = store.getState();
    check();
    // JSON mode sends what is written, and the service says what is wrong with it.
    if (!isJsonMode && !validateInput(schema, selectBody(schema, store.getState())).ok) onInvalid?.();
    else mutateOnce(() => isDryRun);
  };

  return { execute, cancel: () => abort.current?.abort(), run, showRun, interruption, isPending };
}

function useOutcome() {
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  /** Shows an answer, or a run of the history, as the result; null shows none. */
  const showRun = useCallback((run: FinishedRun | null) => setOutcome({ run, interruption: null }), []);
  const showInterruption = (interruption: Interruption) => setOutcome({ run: null, interruption });
  return { ...outcome, showRun, showInterruption };
}

/** The service does not stop a run because its caller left: the run has been paid for, and is logged like any other. */
const STILL_CHARGED = 'A call that had begun is still charged; it stands in your requests.';

/** The price is the one that is shown, and one press is one debit whatever happens to the answer. */
async function sendRun(
  { slug, credit_cost: maxCredits }: ActionDefinition,
  call: Pick<TestCall, 'key' | 'body' | 'signal'> & { readonly isDryRun: boolean },
): Promise<FinishedRun> {
  const { body, isDryRun } = call;
  const terms = isDryRun ? {} : { maxCredits, idempotencyKey: crypto.randomUUID() };
  const result = await sendTestCall({ slug, ...call, ...terms });
  return { body, isDryRun, result };
}

/** A run changes the balance and the credits of the cycle. */
function useReloadCredits() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: accountsKeys.stats }),
      client.invalidateQueries({ queryKey: accountsKeys.billing }),
    ]);
}

function reportRefusal({ status, error, problem }: TestResult): void {
  if (status < 400) return;
  notify.error('Execution failed', {
    description: toRunFailureText({ status, code: problem?.code ?? '', text: error ?? '' }),
  });
}

/** Of the body: what concerns headers has no field in the form. */
function listProblems({ problem }: TestResult) {
  const errors = problem?.errors ?? [];
  return errors.flatMap(({ in: place, field, message }) =>
    place === 'body' ? [{ in: place, field: field.split('.')[0] ?? '', message }] : [],
  );
}
