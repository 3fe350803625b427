/** The bundled contract, as far as this reads it. */
export interface OperationsDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** The ids of the operations that a bundle calls: every `client.GET('/path', …)` in its code, looked up in the contract. */
export function calledOperations(sources: readonly string[], document: OperationsDocument): string[] {
  const calls = sources.flatMap((code) => [
    ...code.matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*["'`](\/[^"'`$]*)["'`]/g),
  ]);
  const ids = calls.flatMap(
    ([, method = '', path = '']) => document.paths[path]?.[method.toLowerCase()]?.operationId ?? [],
  );
  return [...new Set(ids)].toSorted();
}
