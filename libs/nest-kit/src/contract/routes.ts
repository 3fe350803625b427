import { document, HTTP_METHODS, type OperationObject, resolve } from './document';

interface Route {
  /** The path as the router writes it: `/v1/actions/:slug`. */
  readonly path: string;
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  readonly isEventStream: boolean;
}

const routes: readonly Route[] = Object.entries(document.paths).map(([path, item]) => ({
  path: path.replace(/\{(\w+)\}/g, ':$1'),
  pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: HTTP_METHODS.filter((method) => item[method]).map((method) => method.toUpperCase()),
  isEventStream: isEventStream(item.get),
}));

/** The paths that answer a GET with an event stream. */
export const EVENT_STREAM_PATHS: readonly string[] = routes
  .filter((route) => route.isEventStream)
  .map(({ path }) => path);

/** The methods that the contract has for a path, as an `Allow` header lists them; undefined when it does not know the path. */
export function allowedMethods(path: string): string | undefined {
  const methods = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods));
  if (methods.size === 0) return undefined;
  return [...methods]
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ');
}

function isEventStream(operation: OperationObject | undefined): boolean {
  return Object.values(operation?.responses ?? {}).some(
    (answer) => 'text/event-stream' in (resolve(answer).content ?? {}),
  );
}
