import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

interface OpenApiDocument {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

/** The operations that a bundle calls: every `client.GET('/path', …)` in its code, looked up in the bundled contract. */
export function calledOperations(sources: readonly string[], document: OpenApiDocument = readDocument()): string[] {
  const calls = sources.flatMap((code) => [
    ...code.matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*["'`](\/[^"'`$]*)["'`]/g),
  ]);
  const ids = calls.flatMap(
    ([, method = '', path = '']) => document.paths[path]?.[method.toLowerCase()]?.operationId ?? [],
  );
  return [...new Set(ids)].toSorted();
}

function readDocument(): OpenApiDocument {
  return JSON.parse(
    readFileSync(join(packageFolder('@declic/openapi'), 'generated/openapi.json'), 'utf8'),
  ) as OpenApiDocument; // generated and linted by openapi/
}
