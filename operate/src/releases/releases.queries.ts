import { releasesApi, unwrap, type Schemas } from '@declic/openapi/releases';
import { queryOptions } from '@tanstack/react-query';
import { readHealth, type VersionHealth } from './read-health';

type Deployable = Schemas['Deployable'];
type Release = Schemas['Release'];
export type HistoryPage = Schemas['ReleaseEventPage'];

/** A deployable, releases of it, and how its versions do. */
export interface DeployableOverview extends Omit<Deployable, 'served'> {
  releases: readonly Release[];
  health: readonly VersionHealth[];
}

const REFRESH_MS = 15_000;

/** Also after a failure: the registry may be back. */
const refreshed = { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS };

export const releaseKeys = {
  all: ['releases'] as const,
  overview: () => [...releaseKeys.all, 'overview'] as const,
  deployable: (name: string) => [...releaseKeys.all, 'deployable', name] as const,
  history: (name: string, cursor = 'newest') => [...releaseKeys.all, 'history', name, cursor] as const,
};

/** Every deployable that was ever released, with the versions that visitors get: the shell, then the remotes by name. */
export const overviewQuery = () =>
  queryOptions({ queryKey: releaseKeys.overview(), queryFn: readOverview, ...refreshed });

/** One deployable with its latest releases; null for a name of which nothing was ever released. */
export const deployableQuery = (name: string) =>
  queryOptions({ queryKey: releaseKeys.deployable(name), queryFn: () => readDeployable(name), ...refreshed });

/** A page of who did what with a deployable, newest first. */
export const historyQuery = (name: string, cursor?: string) =>
  queryOptions({
    queryKey: releaseKeys.history(name, cursor),
    queryFn: () =>
      unwrap(
        releasesApi.GET('/api/releases/deployables/{name}/events', {
          params: { path: { name }, query: cursor === undefined ? {} : { cursor } },
        }),
      ),
    ...refreshed,
  });

async function readOverview(): Promise<DeployableOverview[]> {
  const [{ items }, health] = await Promise.all([unwrap(releasesApi.GET('/api/releases/deployables')), readHealth()]);
  return items
    .map(({ served, ...deployable }) => ({ ...deployable, releases: served, health: of(deployable.name, health) }))
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

async function readDeployable(name: string): Promise<DeployableOverview | null> {
  const [{ items, choice }, health] = await Promise.all([
    unwrap(releasesApi.GET('/api/releases/deployables/{name}/releases', { params: { path: { name } } })),
    readHealth(),
  ]);
  const described = items.find(({ current }) => current) ?? items[0];
  if (!described) return null;
  const { owner, title } = described;
  return { name, owner, title, choice, releases: items, health: of(name, health) };
}

function of(name: string, health: readonly VersionHealth[]): VersionHealth[] {
  return health.filter((version) => version.name === name);
}

function rank({ name }: { name: string }): number {
  return name === 'shell' ? 0 : 1;
}
