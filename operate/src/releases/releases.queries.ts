import { releasesApi, unwrap, type Schemas } from '@declic/openapi/releases';
import { queryOptions } from '@tanstack/react-query';
import { readHealth, type VersionHealth } from './read-health';

type Deployable = Schemas['Deployable'];
type Release = Schemas['Release'];

/** A deployable, what is registered of it, and how its versions do. */
export interface DeployableOverview extends Deployable {
  releases: readonly Release[];
  health: readonly VersionHealth[];
}

const REFRESH_MS = 15_000;

export const releaseKeys = {
  all: ['releases'] as const,
  overview: () => [...releaseKeys.all, 'overview'] as const,
  history: (name: string) => [...releaseKeys.all, 'history', name] as const,
};

/** Every deployable that was ever released: the shell, then the remotes by name. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: releaseKeys.overview(),
    queryFn: readOverview,
    staleTime: REFRESH_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH_MS),
  });

/** Who did what with a deployable, newest first. */
export const historyQuery = (name: string) =>
  queryOptions({
    queryKey: releaseKeys.history(name),
    queryFn: async () => {
      const { items } = await unwrap(
        releasesApi.GET('/api/releases/deployables/{name}/events', { params: { path: { name } } }),
      );
      return items;
    },
    staleTime: REFRESH_MS,
  });

async function readOverview(): Promise<DeployableOverview[]> {
  const [{ items }, health] = await Promise.all([unwrap(releasesApi.GET('/api/releases/deployables')), readHealth()]);
  const overviews = await Promise.all(
    items.map(async (deployable) => ({
      ...deployable,
      releases: await readReleases(deployable.name),
      health: health.filter(({ name }) => name === deployable.name),
    })),
  );
  return overviews.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

async function readReleases(name: string): Promise<readonly Release[]> {
  const answer = releasesApi.GET('/api/releases/deployables/{name}/releases', { params: { path: { name } } });
  return (await unwrap(answer)).items;
}

function rank({ name }: Deployable): number {
  return name === 'shell' ? 0 : 1;
}
