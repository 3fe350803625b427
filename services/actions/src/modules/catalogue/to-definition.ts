import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';
import { toInputJsonSchema } from '../../engine/input-json-schema';

type Summary = OpOutput<'listActionDefinitions'>[number];

export function toSummary(action: Action, obstacle: string | null): Summary {
  const { slug, title, category, one_liner, credit_cost, latency_class, latency_target_ms, engine, network } = action;
  return {
    slug,
    aliases: [...action.aliases],
    title,
    category,
    one_liner,
    tags: [...action.tags],
    credit_cost,
    ...(action.model && {
      credit_cost_llm: credit_cost,
      credit_cost_embedded: action.model.embeddedCost,
      model: action.model.name,
    }),
    latency_class,
    latency_target_ms,
    engine,
    network,
    is_enabled: obstacle === null,
    disabled_reason: obstacle,
  };
}

export function toDefinition(action: Action, obstacle: string | null): OpOutput<'getActionDefinition'> {
  const { params, oneOf = [], ui } = action.input;
  const definition = {
    ...toSummary(action, obstacle),
    params,
    one_of: oneOf,
    groups: ui?.groups ?? [{ id: 'main', label: 'Input', items: params.map(({ key }) => key) }],
    examples: action.examples.map(({ name, source, input }) => ({ name, source: source ?? null, input })),
    input_schema: toInputJsonSchema(action.input),
    output_schema: action.output,
  };
  return structuredClone(definition) as OpOutput<'getActionDefinition'>; // the same shape, without `readonly`
}
