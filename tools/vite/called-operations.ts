/** The bundled contract, as far as this reads it. */
export interface OperationsDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** The calls of a code, as `GET /path`, and the text of those whose path is not written in the call. */
export interface Calls {
  readonly operations: string[];
  readonly computed: string[];
}

const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*(?:["'`](\/[^"'`$]*)["'`]|([^,)]*))/g;

/** Every `client.GET('/path', …)` of a code, once each. */
export function findCalls(sources: readonly string[]): Calls {
  const operations = new Set<string>();
  const computed = new Set<string>();
  for (const [, method = '', path, other = ''] of sources.flatMap((code) => [...code.matchAll(CALL)])) {
    if (path === undefined) computed.add(`${method} ${other}`);
    else operations.add(`${method} ${path}`);
  }
  return { operations: [...operations].toSorted(), computed: [...computed].toSorted() };
}

/** The ids of the operations that a bundle calls, looked up in the contract. */
export function calledOperations(sources: readonly string[], document: OperationsDocument): string[] {
  const ids = findCalls(sources).operations.flatMap((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return document.paths[path]?.[method.toLowerCase()]?.operationId ?? [];
  });
  return [...new Set(ids)].toSorted();
}
