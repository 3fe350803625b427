import type { InputSchema } from '@declic/action-input';
import type { Schemas } from '@declic/openapi/actions';

/** What the public contract says about one action. */
export type ActionDefinition = Schemas['ActionDefinition'];

/** The schema that the validator reads: the document says `one_of` and `groups`, as all its names. */
export function toInputSchema({ params, one_of, groups }: ActionDefinition): InputSchema {
  return { params, oneOf: one_of, ui: { groups } };
}
