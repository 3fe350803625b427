import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = '365d';
const HOUR_S = 3600;

/** Files whose address changes with their content: a browser never asks twice. Compressed copies lie beside them. */
const immutable = {
  decorateReply: false,
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  immutable: true,
  maxAge: YEAR,
  suppressWarning: true,
  logLevel: 'warn',
} as const;

export interface StaticRoutesOptions {
  shellDir: string;
  releasesDir: string;
}

export async function addStaticRoutes(
  app: FastifyInstance,
  { shellDir, releasesDir }: StaticRoutesOptions,
): Promise<void> {
  await app.register(fastifyStatic, { root: resolve(shellDir), serve: false, dotfiles: 'ignore' });
  await app.register(fastifyStatic, { ...immutable, root: resolve(shellDir, 'assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, { ...immutable, root: resolve(releasesDir), prefix: '/remotes/' });

  // Icons, robots.txt and the like: listed at start, so that no request can name another file.
  for (const name of listPlainFiles(shellDir)) {
    app.get(`/${encodeURI(name)}`, (_request, reply) => {
      reply.header('cache-control', `public, max-age=${HOUR_S}`);
      return reply.sendFile(name, { cacheControl: false });
    });
  }
}

function listPlainFiles(directory: string): string[] {
  return readdirSync(join(directory), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/^\.|\.(?:br|gz|map)$|[:*]/.test(entry.name))
    .map(({ name }) => name);
}
