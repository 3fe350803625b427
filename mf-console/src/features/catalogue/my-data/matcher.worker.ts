import type { MatchedAction } from '@declic/action-router';
import { createMatcher, type Given, type Matched } from './compute-fits';
import { shareStrings } from './share-strings';

/** What the page asks: the actions come first, once. */
export type MatcherRequest =
  { readonly actions: readonly MatchedAction[] } | { readonly id: number; readonly given: Given };

export type MatcherAnswer = { readonly id: number } & (
  { readonly matched: Matched; readonly shared: readonly string[] } | { readonly error: string }
);

let match: ReturnType<typeof createMatcher> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<MatcherRequest>) => {
  if ('actions' in data) match = createMatcher(data.actions);
  else void answer(data.id, data.given);
});

async function answer(id: number, given: Given): Promise<void> {
  try {
    if (!match) throw new Error('The actions are not there yet.');
    self.postMessage({ id, ...shareStrings(await match(given)) } satisfies MatcherAnswer);
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies MatcherAnswer);
  }
}
