import { addDrain, type Drain } from '@declic/nest-kit/drain';
import type { ReleaseId } from '@declic/nest-kit/release-files';
import { readRequestId } from '@declic/nest-kit/request-id';
import { SHELL } from '@declic/remote-kit/contract';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CompositionSource } from './composition/composition-source';
import { TicketIssuer } from './composition/ticket-issuer';
import type { EdgeConfig } from './config';
import { answerUnreadable } from './http/answer-unreadable';
import { refuseAfterClose } from './http/linger';
import { sendProblem } from './http/problem';
import { readRequestPath } from './http/request-path';
import { addSecurityHeaders } from './http/security-headers';
import { cutOffSlowReaders } from './limits/cut-off-slow-readers';
import { addMicrosite } from './microsite/microsite';
import { LivePages } from './live-pages/live-pages';
import { readForPage } from './live-pages/read-for-page';
import { PageFiles } from './pages/page-files';
import { PreviewSource } from './preview/preview-source';
import { addHealthRoutes } from './routes/health.routes';
import { addOperateRoutes } from './routes/operate.routes';
import { addPreviewRoutes } from './routes/preview.routes';
import { addProxyRoutes } from './routes/proxy.routes';
import { addShellRoutes, answerUnrouted } from './routes/shell.routes';
import { addStaticRoutes } from './routes/static.routes';
import { addSearchEngineRoutes } from './search-engines/search-engine.routes';
import { ShellReleases } from './shell/shell-releases';
import { fillCacheOnRequest } from './store/fill-cache';
import { openCache } from './store/open-cache';
import type { ReleaseCache } from './store/release-cache';

type LogStream = { write: (line: string) => void };

declare module 'fastify' {
  interface FastifyInstance {
    /** How this edge ends without losing a request. */
    drain: Drain;
  }
}

/** The product's one public origin: pages, files of the remotes, and the services behind their paths. */
export async function buildEdge(config: EdgeConfig, logTo?: LogStream): Promise<FastifyInstance> {
  const { limits } = config;
  const tickets = new TicketIssuer(config.beaconSecret);
  const app: FastifyInstance = Fastify({
    genReqId: readRequestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.timeoutCheckMs,
    },
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      // No query strings in logs: links from mails carry tokens there.
      serializers: { req: ({ id, method, url, ip }) => ({ id, method, path: readRequestPath(url).path, ip }) },
    },
    clientErrorHandler: answerUnreadable,
    // A path that the router cannot even decode is an unknown path like any other.
    frameworkErrors: (_error, request, reply) => {
      void answerUnrouted(request, reply, shellRoutes);
    },
  });
  const compositions = new CompositionSource({
    url: `${config.services.releases}/api/releases/candidates`,
    file: config.compositionFile,
    log: app.log,
  });
  const previews = new PreviewSource({ url: config.services.releases, log: app.log });
  const cache = config.bucket && (await openCache(config.bucket, { folder: config.releasesDir, log: app.log }));
  const { shells, pageFiles, livePages } = readReleases(config, cache, app.log);
  const shellRoutes = { shells, compositions, previews, tickets, pageFiles, livePages, pages: config };

  const stopWatching = compositions.watch();
  app.addHook('onClose', async () => {
    stopWatching();
    livePages.stop();
  });

  cutOffSlowReaders(app, limits.slowReader);
  refuseAfterClose(app);
  app.decorate('drain', addDrain(app));
  addSecurityHeaders(app);
  refuseAmbiguousPaths(app);
  ignoreBodies(app);
  app.setErrorHandler(answerError);

  addMicrosite(app, config.workshopsHost);
  if (cache) fillCacheOnRequest(app, cache);
  addHealthRoutes(app, compositions);
  addSearchEngineRoutes(app, { ...config, compositions, cache, log: app.log });
  await addStaticRoutes(app, { ...config, compositions, cache });
  await addProxyRoutes(app, config);
  addOperateRoutes(app, config.operateDir);
  addPreviewRoutes(app, previews);
  addShellRoutes(app, shellRoutes);
  return app;
}

/** What pages are made of, read from the store of releases. */
function readReleases(
  { releasesDir, compositionFile, pageWorker, services }: EdgeConfig,
  cache: ReleaseCache | undefined,
  log: FastifyInstance['log'],
) {
  const shells = new ShellReleases({
    releasesDir,
    file: compositionFile && `${compositionFile}.shell`,
    log,
    beforeRead: async (version) => cache?.fillRoot({ name: SHELL, version }),
  });
  const beforeRead = async (release: ReleaseId, file: string) => cache?.fill(release, file);
  const files = { releasesDir, log, beforeRead };
  const livePages = new LivePages({ ...files, workerFile: pageWorker, read: readForPage(services) });
  return { shells, pageFiles: new PageFiles(files), livePages };
}

/** `/a/..%2fb` can be read as two paths. API clients get 400; pages get the not-found page. */
function refuseAmbiguousPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { plain, forMachines } = readRequestPath(request.raw.url ?? '/');
    if (!plain && forMachines) {
      return sendProblem(reply, {
        status: 400,
        code: 'malformed_request',
        title: 'The path of the request is ambiguous.',
      });
    }
    return undefined;
  });
}

/** Only services read bodies (`acceptBodies`). All else answers without one, so an unread body takes no memory. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  // The file server answers 403 for a folder; a client gets the 404 of any unknown path.
  if (statusCode === 403 || statusCode === 404)
    return sendProblem(reply, { status: 404, code: 'not_found', title: 'There is nothing at this address.' });
  if (statusCode === 415) {
    return sendProblem(reply, {
      status: 415,
      code: 'unsupported_media_type',
      title: 'Send the body as application/json.',
    });
  }
  if (statusCode < 500)
    return sendProblem(reply, {
      status: statusCode,
      code: 'malformed_request',
      title: 'The request cannot be understood.',
    });

  request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, { status: 500, code: 'internal_error', title: 'Something went wrong on our side.' });
}
