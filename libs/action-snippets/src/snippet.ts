/** The program that runs a piece of code: bash, node or python3. */
export type SnippetLanguage = 'sh' | 'js' | 'python';

/** A piece of code that a reader copies. */
export interface Snippet {
  readonly language: SnippetLanguage;
  readonly code: string;
}

/** A call of an action as the snippets show it. The key is a variable of the environment: it is never part of a snippet. */
export interface SnippetCall {
  /** Of the public site, without a slash at its end. */
  readonly origin: string;
  readonly slug: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export function toActionUrl({ origin, slug }: SnippetCall): string {
  return `${origin}/v1/actions/${slug}`;
}
