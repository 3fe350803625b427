import { join } from 'node:path';
import { localStack } from '../../release/local-stack.ts';
import { uploadRelease } from '../../release/upload-release.ts';
import { buildSingle } from './build-single.ts';
import { type Candidates, readCandidates, type Stack } from './start-edge.ts';

/**
 * Builds the single SPA and puts it into the store of the stack. Returns what an edge makes its pages of: the SPA is the shell, and what
 * is preloaded for a route of an area are its chunks of the SPA.
 */
export async function publishSingle(stack: Stack, directory: string): Promise<Candidates> {
  const dist = join(directory, 'single');
  const preloads = await buildSingle(dist);
  const { version, files } = await uploadRelease(dist, {
    ...localStack({ DATA_DIR: stack.dataDir }),
    releasesUrl: stack.url,
  });
  const { id, shell, remotes } = await readCandidates(stack);
  if (!id || !shell) throw new Error('The stack has no shell.');
  // As if they were files of the remote, which are addressed below `/remotes/<name>/<version>/`.
  const address = (file: string) => `../../../shell/${version}/${file}`;
  const hashes = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const preloaded = ({ stable }: RemoteCandidates): RemoteCandidates => {
    const lists = Object.entries(preloads[stable.name] ?? {});
    const known = [...new Set(lists.flatMap(([, list]) => list))].map((file) => [
      address(file),
      hashes.get(file) ?? '',
    ]);
    return {
      stable: {
        ...stable,
        preload: Object.fromEntries(lists.map(([pattern, list]) => [pattern, list.map(address)])),
        integrity: Object.fromEntries(known) as Record<string, string>, // pairs of texts
      },
    };
  };
  return { id, shell: { stable: { ...shell.stable, version, integrity: {} } }, remotes: remotes.map(preloaded) };
}

type RemoteCandidates = Candidates['remotes'][number];
