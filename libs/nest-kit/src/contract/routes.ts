import { document, HTTP_METHODS, type OperationObject, type PathItem, resolve } from './document';
import { RouteTree } from './route-tree';

/** The media type of a form of parts. */
export const MULTIPART = 'multipart/form-data';
/** The media types of bytes that a handler reads as they arrive. */
export const BINARY = ['application/octet-stream', 'application/pdf'] as const;

interface Route {
  /** The path as the router writes it: `/v1/actions/:slug`. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly isEventStream: boolean;
  /** The methods whose body may be a form of parts. */
  readonly multipart: readonly string[];
  /** The methods whose body is bytes. */
  readonly binary: readonly string[];
  /** In bytes, by method; methods that are not named have the common limit. */
  readonly bodyLimits: Readonly<Record<string, number>>;
}

const tree = new RouteTree<Route>();

const routes = Object.entries(document.paths).map(([path, item]) => {
  const route: Route = {
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    methods: HTTP_METHODS.filter((method) => item[method]).map((method) => method.toUpperCase()),
    isEventStream: isEventStream(item.get),
    multipart: listMethods(item, [MULTIPART]),
    binary: listMethods(item, BINARY),
    bodyLimits: Object.fromEntries(
      HTTP_METHODS.flatMap((method) => {
        const limit = item[method]?.['x-max-body-bytes'];
        return limit === undefined ? [] : [[method.toUpperCase(), limit]];
      }),
    ),
  };
  tree.add(path, route);
  return route;
});

/** The paths that answer a GET with an event stream. */
export const EVENT_STREAM_PATHS: readonly string[] = routes
  .filter((route) => route.isEventStream)
  .map(({ path }) => path);

/** The sitemaps of services: documents for search engines, by their names. */
export const SITEMAP_PATHS: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => /\/sitemap(?:-[a-z]+)?\.xml$/.test(path));

/** Whether a GET of this path is answered with an event stream. */
export function isEventStreamPath(path: string): boolean {
  return tree.find(path).some((route) => route.isEventStream);
}

/**
 * How much a request may bring, in bytes, where the contract says so; otherwise `BODY_LIMIT` holds. A route's own path, with the names of
 * its parameters, fits its pattern, too.
 */
export function findBodyLimit(method: string, path: string): number | undefined {
  const name = method.toUpperCase();
  return tree.find(path).find(({ methods }) => methods.includes(name))?.bodyLimits[name];
}

/** Whether the body of a request may be a form of parts. */
export function takesMultipart(method: string, path: string): boolean {
  return tree.find(path).some(({ multipart }) => multipart.includes(method));
}

/** Whether the body of a request is bytes. */
export function takesBinary(method: string, path: string): boolean {
  return tree.find(path).some(({ binary }) => binary.includes(method));
}

/** The methods that a path takes, as an `Allow` header lists them; undefined when the contract does not know the path. */
export function allowedMethods(path: string): string | undefined {
  const known = tree.find(path);
  if (known.length === 0) return undefined;
  const methods = new Set(
    known.flatMap(({ methods, isEventStream }) =>
      methods.includes('GET') && !isEventStream ? [...methods, 'HEAD'] : methods,
    ),
  );
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
    .filter((method) => methods.has(method))
    .concat('OPTIONS')
    .join(', ');
}

function isEventStream(operation: OperationObject | undefined): boolean {
  return Object.values(operation?.responses ?? {}).some(
    (answer) => 'text/event-stream' in (resolve(answer).content ?? {}),
  );
}

/** The methods whose body may be of one of the types. */
function listMethods(item: PathItem, types: readonly string[]): string[] {
  return HTTP_METHODS.filter((method) => {
    const body = item[method]?.requestBody;
    const content = (body && resolve(body).content) ?? {};
    return types.some((type) => type in content);
  }).map((method) => method.toUpperCase());
}
