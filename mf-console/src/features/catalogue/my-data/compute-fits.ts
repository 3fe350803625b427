import {
  ActionRouter,
  type Fit,
  fitActions,
  fromFile,
  fromText,
  type GivenData,
  type MatchedAction,
} from '@declic/action-router';

/** What a person gives: text, or a file with its content. */
export type Given = { readonly text: string } | { readonly name: string; readonly bytes: Uint8Array };

/** What it is, and the actions that take it. */
export interface Matched {
  readonly label: string;
  readonly fits: readonly Fit[];
}

/** Matches data with actions. The router learns with the first data: it takes most of a second. */
export function createMatcher(actions: readonly MatchedAction[]): (given: Given) => Promise<Matched> {
  let router: ActionRouter | undefined;
  return async (given) => {
    router ??= new ActionRouter(actions);
    const data: GivenData = 'text' in given ? fromText(given.text) : await fromFile(given.name, given.bytes);
    return { label: data.label, fits: fitActions(actions, router, data) };
  };
}
