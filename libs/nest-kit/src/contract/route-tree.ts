/** Finds the routes that a path fits by its segments, without trying every route. */
export class RouteTree<Route> {
  private readonly root: Node<Route> = createNode();

  /** @param path as the contract writes it: `/v1/actions/{slug}`. A parameter stands for one whole segment. */
  add(path: string, route: Route): void {
    let node = this.root;
    for (const segment of path.split('/')) {
      if (segment.startsWith('{')) node = node.parameter ??= createNode();
      else {
        const child = node.children.get(segment) ?? createNode<Route>();
        node.children.set(segment, child);
        node = child;
      }
    }
    node.routes.push(route);
  }

  /** All that fit; those with a name in the place of a parameter come first. */
  find(path: string): readonly Route[] {
    return findBelow(this.root, path.split('/'), 0);
  }
}

interface Node<Route> {
  readonly children: Map<string, Node<Route>>;
  parameter?: Node<Route>;
  readonly routes: Route[];
}

function createNode<Route>(): Node<Route> {
  return { children: new Map(), routes: [] };
}

function findBelow<Route>(
  { children, parameter, routes }: Node<Route>,
  segments: readonly string[],
  depth: number,
): readonly Route[] {
  const segment = segments[depth];
  if (segment === undefined) return routes;
  const named = children.get(segment);
  const found = named ? findBelow(named, segments, depth + 1) : [];
  if (!parameter || segment === '') return found;
  return [...found, ...findBelow(parameter, segments, depth + 1)];
}
