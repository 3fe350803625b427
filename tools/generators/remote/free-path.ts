import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@declic/remote-kit/contract';
import { CliError } from '../../database/cli-error.ts';
import { listRemotes } from '../../release/remotes.ts';

/** What the edge answers itself. */
const OF_THE_EDGE = ['/v1', '/docs', '/remotes', '/shell', '/assets', '/dev', '/healthz', '/operate', '/preview'];

/** @throws {CliError} when the path is none, or another remote owns it. */
export async function assertFreePath(workspace: string, path: string): Promise<void> {
  if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(path))
    throw new CliError(`"${path}" cannot be the address of a remote: use a path such as "/billing".`);
  const taken = [...OF_THE_EDGE.map((area) => ({ path: area, by: 'the edge' })), ...(await areasOfRemotes(workspace))];
  // A path below another's is allowed, the longer one wins; but not below what the edge answers.
  const owner = taken.find(
    (area) => area.path === path || (area.by === 'the edge' && path.startsWith(`${area.path}/`)),
  );
  if (owner)
    throw new CliError(`${path} is answered by ${owner.by} already: choose another one with --path=/somewhere-else.`);
}

async function areasOfRemotes(workspace: string): Promise<{ path: string; by: string }[]> {
  const manifests = await Promise.all(listRemotes(workspace).map((remote) => readManifest(join(workspace, remote))));
  return manifests.flatMap(({ id, areas }) => areas.map(({ path }) => ({ path, by: id })));
}

/** A manifest is pure data with type imports only, so Node reads it as it is. */
async function readManifest(folder: string): Promise<RemoteManifest> {
  const { manifest } = (await import(pathToFileURL(join(folder, 'src/remote.manifest.ts')).href)) as {
    manifest: RemoteManifest;
  };
  return manifest;
}
