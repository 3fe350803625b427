import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SHELL } from '@declic/remote-kit/contract';
import type { FastifyInstance } from 'fastify';

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
}

/** Every version of the shell and of the remotes that is in the store, so that an open page finds the files that it began with. */
export async function addStaticRoutes(app: FastifyInstance, { releasesDir }: StaticRoutesOptions): Promise<void> {
  const remotes = resolve(releasesDir);
  const shell = join(remotes, SHELL);
  // For `reply.sendFile`.
  await app.register(fastifyStatic, { root: shell, serve: false, dotfiles: 'ignore', suppressWarning: true });
  await app.register(fastifyStatic, { ...immutable, root: remotes, prefix: '/remotes/', allowedPath: isOfRemote });
  await app.register(fastifyStatic, { ...immutable, root: shell, prefix: `/${SHELL}/`, allowedPath: isNoPage });
}

const OF_SHELL = new RegExp(`^/*${SHELL}(/|$)`);

function isOfRemote(path: string): boolean {
  return !OF_SHELL.test(path);
}

/** The page of a version is written for each visitor and has a policy. As a plain file it would have neither. */
function isNoPage(path: string): boolean {
  return !path.endsWith('/index.html');
}
