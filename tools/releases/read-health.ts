import type { components } from '../../openapi/generated/schema.d.ts';
import type { Registry } from '../release/registry-client.ts';
import { answerOf, registryApi } from './registry-api.ts';

/** What pages reported about one version within a day. */
export type VersionHealth = Pick<components['schemas']['VersionHealth'], 'name' | 'version' | 'loads' | 'failed'>;

/** What pages reported, in the order of the registry. */
export async function readHealth(registry: Registry): Promise<VersionHealth[]> {
  return answerOf(await registryApi(registry).GET('/api/releases/health')).versions;
}
