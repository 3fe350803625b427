/** The program that runs a piece of code: bash, node or python3. */
export type SnippetLanguage = 'sh' | 'js' | 'python';

/** A piece of code that a reader copies. */
export interface Snippet {
  readonly language: SnippetLanguage;
  readonly code: string;
}

/** A POST that a snippet shows. */
export interface SnippetRequest {
  /** Of the public site, without a slash at its end. */
  readonly origin: string;
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Stands in the code as it is; without it, the key is the variable `DECLIC_API_KEY` of the environment. */
  readonly key?: string | undefined;
}

/** A call of an action. The key is never part of its snippets. */
export interface SnippetCall extends Pick<SnippetRequest, 'origin' | 'input'> {
  readonly slug: string;
}

export function toRequest(call: SnippetRequest | SnippetCall): SnippetRequest {
  if ('path' in call) return call;
  const { origin, slug, input } = call;
  return { origin, path: `/v1/actions/${slug}`, input };
}
