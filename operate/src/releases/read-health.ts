import { releasesApi, unwrap, type Schemas } from '@declic/openapi/releases';

/** What pages reported about one version within a day, and how far its trial has come. */
export type VersionHealth = Pick<Schemas['VersionHealth'], 'name' | 'version' | 'loads' | 'failed' | 'trial'>;

/** What pages reported. */
export async function readHealth(): Promise<VersionHealth[]> {
  return (await unwrap(releasesApi.GET('/api/releases/health'))).versions;
}
