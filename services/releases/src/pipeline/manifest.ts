import type { OpInput } from '@declic/nest-kit';

/** The `release.json` of a build: of a remote, or of the shell. */
export type Manifest = OpInput<'registerRelease'>['body']['manifest'];
export type RemoteManifest = Extract<Manifest, { kind: 'remote' }>;
export type ShellManifest = Extract<Manifest, { kind: 'shell' }>;

/** The name of the shell among deployables. */
export const SHELL = 'shell';

/** By name: manifests that were registered before there was a `kind` are remotes. */
export function isShell(manifest: Manifest): manifest is ShellManifest {
  return manifest.name === SHELL;
}

export function isRemote(manifest: Manifest): manifest is RemoteManifest {
  return !isShell(manifest);
}
