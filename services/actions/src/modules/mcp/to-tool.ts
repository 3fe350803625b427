import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Action } from '../../engine/action';
import { formatPrice } from '../../engine/format-price';
import { toInputJsonSchema } from '../../engine/input-json-schema';

/** An action as a tool: what it does, what it costs, and what it takes. */
export function toTool(action: Action): Tool {
  const { slug, title, one_liner, credit_cost, input, output, network } = action;
  const alternatives = (input.oneOf ?? []).map((keys) => ` Give ${keys.join(' or ')}.`).join('');
  // Many assistants refuse schemas that begin with a combination.
  const { allOf: _, ...inputSchema } = toInputJsonSchema(input);
  return {
    name: slug,
    title,
    description: `${one_liner}. Costs ${formatPrice(credit_cost)}.${alternatives}`,
    inputSchema: inputSchema as Tool['inputSchema'], // an object schema
    outputSchema: output as Tool['outputSchema'], // an object schema
    // It takes credits from the account, and changes or deletes nothing that is there.
    annotations: { title, readOnlyHint: false, destructiveHint: false, openWorldHint: network !== 'none' },
    _meta: { 'declic/credit_cost': credit_cost },
  };
}
