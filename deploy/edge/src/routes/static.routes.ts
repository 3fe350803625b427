import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isReleaseFile } from '@declic/nest-kit/release-files';
import { SHELL } from '@declic/remote-kit/contract';
import type { FastifyInstance } from 'fastify';
import type { CompositionSource } from '../composition/composition-source';
import { sendProblem } from '../http/problem';
import { fillOrRefuse } from '../store/fill-cache';
import type { ReleaseCache } from '../store/release-cache';

/** Files whose address changes with their content: a browser never asks twice. Compressed copies lie beside them. */
const immutable = {
  decorateReply: false,
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  suppressWarning: true,
  logLevel: 'warn',
} as const;

export interface StaticRoutesOptions {
  releasesDir: string;
  compositions: Pick<CompositionSource, 'current'>;
  cache: Pick<ReleaseCache, 'fill'> | undefined;
}

/** Every version of the shell and of the remotes that is in the store, so that an open page finds the files that it began with. */
export async function addStaticRoutes(app: FastifyInstance, options: StaticRoutesOptions): Promise<void> {
  const { releasesDir } = options;
  const remotes = resolve(releasesDir);
  const shell = join(remotes, SHELL);
  // For `reply.sendFile`.
  await app.register(fastifyStatic, { root: shell, serve: false, dotfiles: 'ignore', suppressWarning: true });
  await app.register(fastifyStatic, { ...immutable, root: remotes, prefix: '/remotes/', allowedPath: isOfRemote });
  await app.register(fastifyStatic, { ...immutable, root: shell, prefix: `/${SHELL}/`, allowedPath: isNoPage });
  addCurrentPictures(app, options);
}

/**
 * Pictures whose address is named where no version is known, such as link previews: of the version that visitors without a canary get.
 * Anything else of a release is asked for by version.
 */
function addCurrentPictures(app: FastifyInstance, { releasesDir, compositions, cache }: StaticRoutesOptions): void {
  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/current/*', async ({ params }, reply) => {
    const { name, '*': path } = params;
    const remote = (await compositions.current())?.remotes.find((candidate) => candidate.name === name);
    const release = remote && { name, version: remote.version };
    if (!release || !path.endsWith('.png') || !isReleaseFile(release, path)) {
      return sendProblem(reply, { status: 404, code: 'not_found', title: 'There is nothing at this address.' });
    }
    const refused = cache && (await fillOrRefuse(cache, release, path, reply));
    if (refused) return refused;
    reply.header('cache-control', 'public, max-age=3600');
    return reply.sendFile(path, join(resolve(releasesDir), name, release.version), { cacheControl: false });
  });
}

const OF_SHELL = new RegExp(`^/*${SHELL}(/|$)`);

function isOfRemote(path: string): boolean {
  return !OF_SHELL.test(path);
}

/** The page of a version is written for each visitor and has a policy. As a plain file it would have neither. */
function isNoPage(path: string): boolean {
  return !path.endsWith('/index.html');
}
