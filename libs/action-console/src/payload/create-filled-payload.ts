import type { ActionDefinition } from '../definition/definition';
import { toInputSchema } from '../definition/definition';
import { createPayload, type Payload } from './payload';

/** The defaults of an action, with what is known already in their place. */
export function createFilledPayload(definition: ActionDefinition, known: Payload): Payload {
  return { ...createPayload(toInputSchema(definition)), ...known };
}
