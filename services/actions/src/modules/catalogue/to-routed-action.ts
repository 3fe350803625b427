import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';

type RoutedAction = OpOutput<'getRoutingIndex'>[number];

/** What the router learns of an action, and the parameters that data is matched with. */
export function toRoutedAction({ slug, title, one_liner, tags, aliases, utterances, input }: Action): RoutedAction {
  const { params, oneOf = [] } = input;
  const routed = { slug, title, one_liner, tags, aliases, utterances, params, one_of: oneOf };
  return structuredClone(routed) as RoutedAction; // the same shape, without `readonly`
}
