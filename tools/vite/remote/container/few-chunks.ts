import type { Plugin, Rolldown } from 'vite';
import { isThirdParty } from '../../package-folder.ts';

/** Our own source, in characters, from which on what some routes share is a file of its own. */
const OWN_FILE_FROM = 60_000;
const SMALL = 2_000;
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

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

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
    }))
    .filter(({ users, size }) => users.size < routes.length && size >= OWN_FILE_FROM);

  // What fewer of the same routes share may import from such a file, so it belongs there, too.
  const fileOf = (users: ReadonlySet<number>) => large.find((it) => [...users].every((route) => it.users.has(route)));
  const plan = new Map([
    ...[...always].map((id) => [id, COMMON] as const),
    ...shared.flatMap(([id, users]) => {
      const file = fileOf(users)?.name ?? (needsOnDemand(id, graph) ? undefined : COMMON);
      return file === undefined ? [] : [[id, file] as const];
    }),
  ]);
  const isAlone = (id: string) => graph.getModuleInfo(id)?.importedIds.every((it) => plan.get(it) === COMMON) ?? false;
  for (const id of usersOf.keys())
    if (!plan.has(id) && later.has(id) && isSmall(id, graph) && isAlone(id)) plan.set(id, COMMON);
  return plan;
}

/** What parts of a page that are imported later need. What its route needs, too, would be a file of its own. */
function lateModules(early: Iterable<string>, graph: ModuleGraph): Set<string> {
  const imported = [...early].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set(imported.flatMap((id) => [...staticClosure(id, graph)]));
}

/** Of our own, and small enough that routes which do not need it hardly notice. */
function isSmall(id: string, graph: ModuleGraph): boolean {
  const { length = 0 } = graph.getModuleInfo(id)?.code ?? '';
  return id.startsWith('/') && !isThirdParty(id) && length < SMALL;
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
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) staticClosure(id, graph, seen);
  return seen;
}

/** Whether a module needs an entry of a shared package that the shell fetches on demand. In a common file, every page would wait for it. */
function needsOnDemand(id: string, graph: ModuleGraph): boolean {
  return [...staticClosure(id, graph)].some((it) => ON_DEMAND.test(it));
}

function isHelper(id: string): boolean {
  return /vite\/preload-helper|rolldown\/runtime/.test(id);
}
