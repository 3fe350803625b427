import type { Action, ActionResult } from '../action';
import { convertFiles, toInlineFile } from '../answer-files';
import type { Model } from '../ports';
import { UpstreamError } from '../run-errors';
import { askModel } from './ask-model';
import { type ModelPath, type ModelTerms, RefusedAnswerError } from './model-path';

type Data = Readonly<Record<string, unknown>>;

export interface ModelRun {
  readonly action: Action;
  readonly input: Data;
  /** The configured model; null where there is none. */
  readonly model: Model | null;
  /** Whose call it is, for the budget. */
  readonly account: string;
  readonly signal: AbortSignal;
  /** Runs the embedded engine. */
  run(input: Data): Promise<ActionResult>;
  /** Is told why a model was not used. */
  onFailure?(error: unknown): void;
}

/** Time that is kept for handing out the answer. */
const DELIVERY_MS = 500;

/**
 * The share of the model is the time limit of one request where the whole is not longer than an action may take. The limit has to end
 * first: a circuit breaker counts it as an outage, and not the end of a run's time.
 */
const SHARE_MARGIN_MS = 50;

interface Configured extends ModelRun {
  readonly model: Model;
  readonly path: ModelPath;
  readonly terms: ModelTerms;
}

/**
 * Runs an action, with the model where the action and the configuration have one. Whatever goes wrong with the model, the result is
 * that of the embedded engine, with a warning; `engine` names what answered.
 *
 * @throws what `run` throws on the caller's own input.
 * @decision D16
 */
export async function runWithModel(run: ModelRun): Promise<ActionResult> {
  const { action, model } = run;
  if (!model || !action.llm || !action.model) return run.run(run.input);
  const configured = { ...run, model, path: action.llm, terms: action.model };
  return action.llm.rewrites === 'input' ? runOnRewrittenInput(configured) : rewriteResult(configured);
}

async function rewriteResult(run: Configured): Promise<ActionResult> {
  const startedAt = performance.now();
  const embedded = await run.run(run.input);
  const leftMs = run.action.limits.timeoutMs - (performance.now() - startedAt) - DELIVERY_MS;
  try {
    return await refine(run, embedded, leftMs);
  } catch (error) {
    return fallBack(run, embedded, error);
  }
}

async function refine({ action, path, terms, ...run }: Configured, embedded: ActionResult, leftMs: number) {
  const { data, warnings, material = {} } = embedded;
  if (path.applies?.(data) === false) throw new RefusedAnswerError('there is nothing for it to write');
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(Math.max(1, Math.floor(leftMs)))]);
  const question = { ...run, path, value: path.prepare?.(data, material) ?? data, result: data, material, signal };
  const { value, draft } = await askModel(run.model, question);
  const finished = path.finish?.(value, { input: run.input, embedded: data, material }) ?? value;
  const result = { data: { ...finished, engine: 'llm', model: terms.name, draft }, warnings };
  await assertResult(action, result);
  return result;
}

/** The model comes first and has its own share of the time, so that the embedded engine always has the whole of its own. */
async function runOnRewrittenInput(run: Configured): Promise<ActionResult> {
  const { action, input, path, terms } = run;
  const shareMs = action.limits.timeoutMs - terms.embeddedTimeoutMs;
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(Math.max(1, shareMs) + SHARE_MARGIN_MS)]);
  const rewritten = await askModel(run.model, { ...run, path, value: input, signal }).catch((error: unknown) => ({
    error,
  }));
  if ('error' in rewritten) return fallBack(run, await run.run(input), rewritten.error);
  try {
    const { data, warnings } = await run.run(rewritten.value);
    const result = { data: { ...data, engine: 'llm', model: terms.name, draft: rewritten.draft }, warnings };
    await assertResult(action, result);
    return result;
  } catch (error) {
    return fallBack(run, await run.run(input), error);
  }
}

/** Files stand in the result as their bytes, and in what was promised as their description. */
async function assertResult(action: Action, { data }: ActionResult): Promise<void> {
  action.assertOutput(await convertFiles(data, async (file) => toInlineFile(file)));
}

function fallBack({ signal, onFailure }: Configured, { data, warnings }: ActionResult, error: unknown): ActionResult {
  signal.throwIfAborted();
  onFailure?.(error);
  const warning = `The language model was not used: ${describe(error)}. The embedded engine answered, at its own price.`;
  return { data, warnings: [...warnings, warning] };
}

function describe(error: unknown): string {
  if (error instanceof RefusedAnswerError) return error.message;
  if (error instanceof UpstreamError) return error.message.replace(/\.$/u, '').replace(/^The/u, 'the');
  return 'its answer could not be used';
}
