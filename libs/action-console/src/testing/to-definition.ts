import type { InputSchema } from '@declic/action-input';
import type { ActionDefinition } from '../definition/definition';

/** The definition of an action that takes this, for tests and stories. */
export function toDefinition(
  { params, oneOf = [], ui }: InputSchema,
  examples: ActionDefinition['examples'] = [],
): ActionDefinition {
  const groups = ui?.groups ?? [{ id: 'main', label: 'Input', items: params.map(({ key }) => key) }];
  return {
    slug: 'an_action',
    aliases: [],
    title: 'An action',
    category: 'Text',
    one_liner: 'Does one thing',
    tags: [],
    credit_cost: 1,
    latency_class: 'express',
    latency_target_ms: 800,
    engine: 'deterministic',
    network: 'none',
    is_enabled: true,
    disabled_reason: null,
    // Copies without `readonly`.
    params: structuredClone(params) as ActionDefinition['params'],
    one_of: structuredClone(oneOf) as ActionDefinition['one_of'],
    groups: structuredClone(groups) as ActionDefinition['groups'],
    examples,
    input_schema: { type: 'object' },
    output_schema: { type: 'object' },
  };
}
