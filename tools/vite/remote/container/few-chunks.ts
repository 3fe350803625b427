import { parse } from 'node:path';
import type { Plugin } from 'vite';
import { isThirdParty } from '../../package-folder.ts';
import { type ModuleGraph, neededModules } from './needed-modules.ts';

/** Our own source, in characters, from which on what some routes share is a file of its own. */
const OWN_FILE_FROM = 60_000;
const SMALL = 2_000;
/** A route's own source, in characters, from which on it is a file beside the large one that it needs. A smaller one stands in that: one request less. */
const OWN_ROUTE_FROM = 40_000;
const COMMON = 'remote';

/** The federation plugin's module for an entry such as `@declic/design-system/dialog`: more than a scope and a package. */
const ON_DEMAND = /__loadShare___mf_0_\w+?_mf_1_\w+?_mf_1_\w+__loadShare__/;

/**
 * Three files for the first page of a remote: its entry, what every route needs together with small parts that some of them
 * share, and the route. Rolldown by itself makes a file for each set of routes that share something, up to 37 for one page.
 */
export function fewChunks(exposed: string): Plugin {
  let plan: Map<string, string> | undefined;
  const name = (id: string, graph: ModuleGraph) =>
    isHelper(id) ? COMMON : ((plan ??= planChunks(exposed, graph)).get(id) ?? null);
  return {
    name: 'declic:few-chunks',
    apply: 'build',
    enforce: 'post',
    // In place of the federation plugin's groups, which isolate shared modules that a remote brings: ours bring none.
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name, debugName: COMMON }], includeDependenciesRecursively: false },
    }),
  };
}

/** The file, by name, of each module that is needed before any route, or by more than one. */
export function planChunks(exposed: string, graph: ModuleGraph): Map<string, string> {
  const always = staticClosure(exposed, graph);
  const routes = [...always].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const usersOf = findUsers(routes.map((route) => [...staticClosure(route, graph)].filter((id) => !always.has(id))));
  const later = lateModules(usersOf.keys(), graph);
  const shared = [...usersOf].filter(([, users]) => users.size > 1);
  const large = [...Map.groupBy(shared, ([, users]) => [...users].join('-'))]
    .map(([key, members]) => ({
      name: `shared-${key}`,
      users: members[0]?.[1] ?? new Set<number>(),
      size: ownSize(members, graph),
      onDemand: new Set(members.flatMap(([id]) => onDemandEntries(id, graph))),
    }))
    .filter(({ users, size }) => users.size < routes.length && size >= OWN_FILE_FROM);

  // What fewer of the same routes share may import from such a file, so it belongs there, too.
  const fileOf = (users: ReadonlySet<number>) => large.find((it) => [...users].every((route) => it.users.has(route)));
  // Not a route with an entry on demand of its own: the other routes of the file would wait for that.
  const joining = routes.flatMap((_, route) => {
    const own = [...usersOf].filter(([, users]) => users.size === 1 && users.has(route));
    const file = fileOf(new Set([route]));
    const isSmallRoute = ownSize(own, graph) < OWN_ROUTE_FROM;
    const waitsForMore = own.some(([id]) => onDemandEntries(id, graph).some((it) => !file?.onDemand.has(it)));
    return file && isSmallRoute && !waitsForMore ? own.map(([id]) => [id, file.name] as const) : [];
  });
  const plan = new Map([
    ...[...always].map((id) => [id, COMMON] as const),
    ...joining,
    ...shared.flatMap(([id, users]) => {
      const file = fileOf(users)?.name ?? (needsOnDemand(id, graph) ? undefined : COMMON);
      return file === undefined ? [] : [[id, file] as const];
    }),
  ]);
  const isAlone = (id: string) => neededModules(id, graph).every((it) => plan.get(it) === COMMON);
  for (const id of usersOf.keys())
    if (!plan.has(id) && later.has(id) && isSmall(id, graph) && isAlone(id)) plan.set(id, COMMON);
  for (const [id, file] of withLaterParts(routes, usersOf, plan, graph)) plan.set(id, file);
  return plan;
}

/**
 * A route whose later parts need some of its modules, as one file. Rolldown by itself makes a file of what both need, though the
 * route's file is there whenever such a part is imported. Not where another route can import the part without this one's file.
 */
function withLaterParts(
  routes: readonly string[],
  usersOf: ReadonlyMap<string, ReadonlySet<number>>,
  plan: ReadonlyMap<string, string>,
  graph: ModuleGraph,
): (readonly [string, string])[] {
  const reach = routes.map((route) => wholeClosure(route, graph));
  return routes.flatMap((module, route) => {
    const own = [...usersOf].flatMap(([id, users]) =>
      users.has(route) && users.size === 1 && !plan.has(id) ? id : [],
    );
    const later = lateModules(own, graph);
    const isElsewhere = (id: string) => reach.some((ids, other) => other !== route && ids.has(id));
    const neededLater = own.filter((id) => later.has(id));
    return neededLater.length > 0 && !neededLater.some(isElsewhere)
      ? own.map((id) => [id, parse(module).name] as const)
      : [];
  });
}

/** What parts of a page that are imported later need. What its route needs, too, would be a file of its own. */
function lateModules(early: Iterable<string>, graph: ModuleGraph): Set<string> {
  const imported = [...early].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set(imported.flatMap((id) => [...staticClosure(id, graph)]));
}

/** Small enough that routes which do not need it hardly notice: part of our own, or an icon. */
function isSmall(id: string, graph: ModuleGraph): boolean {
  const { length = 0 } = graph.getModuleInfo(id)?.code ?? '';
  return id.startsWith('/') && length < SMALL;
}

/** The numbers of the routes that need a module. */
function findUsers(routes: readonly (readonly string[])[]): Map<string, Set<number>> {
  const usersOf = new Map<string, Set<number>>();
  routes.forEach((modules, route) => {
    for (const id of modules) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(route));
  });
  return usersOf;
}

/** Without packages, whose unused parts do not come along. */
function ownSize(members: readonly [string, unknown][], graph: ModuleGraph): number {
  const own = members.filter(([id]) => id.startsWith('/') && !isThirdParty(id));
  return own.reduce((sum, [id]) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);
}

function staticClosure(from: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const id of neededModules(from, graph)) staticClosure(id, graph, seen);
  return seen;
}

/** With what is imported later. */
function wholeClosure(from: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  const later = graph.getModuleInfo(from)?.dynamicallyImportedIds ?? [];
  for (const id of [...neededModules(from, graph), ...later]) wholeClosure(id, graph, seen);
  return seen;
}

/** Whether a module needs an entry of a shared package that the shell fetches on demand. In a common file, every page would wait for it. */
function needsOnDemand(id: string, graph: ModuleGraph): boolean {
  return onDemandEntries(id, graph).length > 0;
}

function onDemandEntries(id: string, graph: ModuleGraph): string[] {
  return [...staticClosure(id, graph)].filter((it) => ON_DEMAND.test(it));
}

function isHelper(id: string): boolean {
  return /vite\/preload-helper|rolldown\/runtime/.test(id);
}
