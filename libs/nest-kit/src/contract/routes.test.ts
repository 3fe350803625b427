import { describe, expect, it } from 'vitest';
import { document, HTTP_METHODS } from './document';
import { RouteTree } from './route-tree';
import { allowedMethods, findBodyLimit, takesMultipart } from './routes';

describe('RouteTree', () => {
  const tree = new RouteTree<string>();
  for (const path of [
    '/',
    '/v1/files',
    '/v1/files/{id}',
    '/v1/files/new',
    '/v1/{kind}/{id}/parts',
    '/v1/files/{id}/parts',
  ])
    tree.add(path, path);

  it.each([
    ['/', ['/']],
    ['/v1/files', ['/v1/files']],
    ['/v1/files/1', ['/v1/files/{id}']],
    ['/v1/files/:id', ['/v1/files/{id}']],
    ['/v1/files/new', ['/v1/files/new', '/v1/files/{id}']],
    ['/v1/files/1/parts', ['/v1/files/{id}/parts', '/v1/{kind}/{id}/parts']],
    ['/v1/notes/1/parts', ['/v1/{kind}/{id}/parts']],
    ['/v1/files/', []],
    ['/v1/files//parts', []],
    ['/v1', []],
    ['v1/files', []],
    ['', []],
  ])('finds the routes of %s', (path, found) => {
    expect(tree.find(path)).toEqual(found);
  });
});

describe('every operation of the contract', () => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => (item[method] ? [[method.toUpperCase(), path, item[method]] as const] : [])),
  );

  it.each(operations)('%s %s is found by an address and by its own path', (method, path, operation) => {
    for (const address of [path.replace(/\{\w+\}/g, 'x-1'), path.replace(/\{(\w+)\}/g, ':$1')]) {
      expect(allowedMethods(address)?.split(', ')).toContain(method);
      expect(findBodyLimit(method, address)).toBe(operation['x-max-body-bytes']);
      expect(takesMultipart(method, address)).toBe(
        JSON.stringify(operation.requestBody ?? {}).includes('multipart/form-data'),
      );
    }
  });
});
