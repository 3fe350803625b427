import type { ActionExample } from './action';

/** An example whose input the compiler takes for every action. */
type DataExample = ActionExample & { readonly input: never };

/** Examples that are pure data, from a JSON file. The test of the catalogue checks their inputs and runs them. */
export function dataExamples(examples: readonly object[]): readonly DataExample[] {
  return examples as readonly DataExample[]; // as the test of the catalogue checks
}
