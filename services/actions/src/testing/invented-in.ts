import type { Action } from '../engine/action';
import { findInventedFacts } from '../writing/invented-facts';
import { runAction } from './run-action';

/** Every text in a value, at any depth. */
export function collectTexts(value: unknown, types: readonly string[] = ['string', 'number']): string[] {
  if (types.includes(typeof value)) return [String(value)];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((item) => collectTexts(item, types))
    : [];
}

/** Runs a writing action and returns the facts in these fields of its answer that its input does not hold. */
export async function inventedIn(action: Action, input: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  const { answer } = await runAction(action, input);
  // Numbers of an answer are measures of its texts.
  const written = fields.flatMap((field) => collectTexts(answer[field], ['string']));
  return written.flatMap((text) => findInventedFacts(text, collectTexts(input)));
}
