import type { Action } from '../action';
import { compileOutput } from '../output-check';
import { MAX_TIMEOUT_MS } from '../pools/pool-limits';
import type { ModelSettings } from '../port-settings';
import { isRecord } from '@declic/openapi/json';

/** Added to the usual time of an action whose texts a model writes. */
const USUAL_MODEL_MS = 8_000;

/**
 * The action as it is where a model is configured: with the price, the time limit and the output of both engines. An action without
 * a model path, and every action where none is configured, stays as it is.
 *
 * @decision D16
 */
export function configureAction(action: Action, model: ModelSettings | null): Action {
  const { llm, credit_cost: embeddedCost, limits, slug } = action;
  if (!llm || !model) return action;
  const output = withModelFields(action, llm.parts.includes('written'));
  const latency_target_ms = action.latency_target_ms + USUAL_MODEL_MS;
  return {
    ...action,
    credit_cost: llm.credit_cost,
    latency_target_ms,
    latency_class: latency_target_ms <= 10_000 ? 'standard' : 'batch',
    limits: { ...limits, timeoutMs: Math.min(limits.timeoutMs + model.timeoutMs, MAX_TIMEOUT_MS) },
    output,
    assertOutput: compileOutput(slug, output),
    model: { name: model.model, embeddedCost, embeddedTimeoutMs: limits.timeoutMs },
  };
}

/** Of the line in the ledger that gives the difference back. */
export const EMBEDDED_ENGINE_REASON = 'The embedded engine answered';

/** Credits of a call with this result. */
export function computePrice(
  { credit_cost, model }: Pick<Action, 'credit_cost' | 'model'>,
  data: Readonly<Record<string, unknown>>,
): number {
  return model && data.engine !== 'llm' ? model.embeddedCost : credit_cost;
}

function withModelFields({ output, engine }: Action, hasWritten: boolean): Action['output'] {
  const properties = isRecord(output.properties) ? output.properties : {};
  return {
    ...output,
    properties: {
      ...properties,
      engine: { enum: [engine, 'llm'] },
      model: {
        type: 'string',
        description: 'The language model that wrote; absent when the embedded engine answered.',
      },
      draft: {
        type: 'object',
        description: 'What the model wrote from: the texts and choices of the embedded engine, each at its place.',
      },
      ...(hasWritten && {
        written: {
          type: 'string',
          description: 'A text by the model about what was found; only with the engine "llm".',
        },
      }),
    },
  };
}
