import { PERMISSIONS_POLICY } from '@declic/nest-kit/page-policies';
import { allowedMethods } from '@declic/nest-kit/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasPage } from '../composition/route-files';
import type { Composition } from '../composition/composition';
import type { CompositionSource } from '../composition/composition-source';
import type { TicketIssuer } from '../composition/ticket-issuer';
import type { EdgeConfig } from '../config';
import { sendCompressed, varyBy } from '../http/encoding';
import { READ_ONLY, refuseMethod } from '../http/methods';
import { publicOrigin } from '../http/public-origin';
import { sendProblem } from '../http/problem';
import { readRequestPath } from '../http/request-path';
import { composePage } from './compose-page';
import { LogBudget } from '../limits/log-budget';
import { forMicrosite, isMicrosite, MICROSITE_HOME, toRoutePath } from '../microsite/microsite';
import { withPreviewNotice } from '../preview/preview-page';
import { hasCampaignOnly } from '../live-pages/has-campaign-only';
import type { LivePages } from '../live-pages/live-pages';
import type { PageAddress } from '../live-pages/messages';
import type { PageFiles } from '../pages/page-files';
import type { PreviewSource } from '../preview/preview-source';
import { chosenTheme } from '../shell/chosen-theme';
import { isRobot } from '../shell/is-robot';
import { redirectRootRequest } from '../shell/redirect-root-request';
import { outagePage } from '../shell/outage-page';
import type { ShellReleases } from '../shell/shell-releases';
import { takesLaterMaps } from '../shell/takes-later-maps';
import { findCanonical, findSpelling, leadOn } from './lead-on';
import { previewOf } from './preview.routes';
import { sendRootFile } from './root-files';

/** Lines about paths without a page, in ten seconds: anybody may ask for any number of them. */
const unknownPaths = new LogBudget(100);

export interface ShellRoutesOptions {
  shells: ShellReleases;
  compositions: CompositionSource;
  tickets: TicketIssuer;
  previews: PreviewSource;
  pageFiles: PageFiles;
  livePages: LivePages;
  pages: Pick<EdgeConfig, 'workshopsHost' | 'replayOrigins' | 'publicOrigin'>;
}

/** Everything that no other route answers: pages get the shell, programs a problem document. */
export function addShellRoutes(app: FastifyInstance, options: ShellRoutesOptions): void {
  app.get('/', async (request, reply) => {
    const target = isMicrosite(request, options.pages.workshopsHost) ? undefined : redirectRootRequest(request);
    reply.header('vary', 'accept, accept-language, user-agent, sec-fetch-mode');
    return target
      ? reply.header('cache-control', 'no-store').redirect(target, 302)
      : sendShell(request, reply, options);
  });
  // Exactly these two are the hub's page; everything below `/api/` belongs to the services.
  app.get('/api', (request, reply) => sendShell(request, reply, options));
  app.get('/api/', (request, reply) => sendShell(request, reply, options));
  app.setNotFoundHandler((request, reply) => answerUnrouted(request, reply, options));
}

export async function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ShellRoutesOptions,
): Promise<FastifyReply> {
  const { path, forMachines } = readRequestPath(request.raw.url ?? '/');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const belongsToService = /^\/(?:api\/.|v1(?:\/|$))/.test(path);
  const allowed = belongsToService ? allowedMethods(path) : READ_ONLY;

  if (!reads && allowed !== undefined) return refuseMethod(request, reply, allowed);
  const file = reads ? await sendRootFile(reply, path, () => findStableShell(options)) : undefined;
  if (file) return file;
  if (forMachines || !reads || wantsSomethingElse(request)) {
    return sendProblem(reply, { status: 404, code: 'not_found', title: 'There is nothing at this address.' });
  }
  return sendShell(request, reply, options);
}

/** An image, script or style that a page asks for and that does not exist: HTML would only be misread. */
function wantsSomethingElse({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination !== undefined && !['document', 'empty', 'iframe'].includes(String(destination));
}

async function findStableShell({ shells, compositions }: ShellRoutesOptions) {
  return shells.forPage(await compositions.current());
}

/** The page of the release as HTML: as it was built, or with what is true now. */
async function findPage(
  { raw }: FastifyRequest,
  composition: Composition,
  { path, site }: PageAddress,
  { pageFiles, livePages }: ShellRoutesOptions,
) {
  // What was built has the links of the product's own host.
  const page = site === undefined ? await pageFiles.find(composition, path) : undefined;
  return page ?? (hasCampaignOnly(raw.url ?? '/') ? livePages.find(composition, { path, site }) : undefined);
}

async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ShellRoutesOptions,
): Promise<FastifyReply> {
  const { path, plain } = readRequestPath(request.raw.url ?? '/');
  const site = isMicrosite(request, options.pages.workshopsHost) ? MICROSITE_HOME : undefined;
  const preview = await previewOf(request, options.previews);
  // A preview has no ticket: what it does is not counted.
  const composed = preview?.composition ?? (await composePage(request, reply, options));
  const composition = composed && site ? forMicrosite(composed) : composed;
  // A preview may wait for its program: preparing it could end one of the few that are kept for all visitors.
  if (composition && !preview) options.livePages.prepare(composition);
  const shell = preview
    ? await options.shells.forPreview(preview.composition)
    : await options.shells.forPage(composition, await options.compositions.current());
  const route = toRoutePath({ path, site });
  const routed = composition && shell ? (plain && hasPage(composition, route) ? 200 : 404) : 503;
  const takesHtml = routed === 200 && composition && shell?.page.takesHtml(composition, path);
  const page = takesHtml ? await findPage(request, composition, { path, site }, options) : undefined;
  const moved =
    routed === 404 && plain && composition ? findSpelling(composition, path) : page && findCanonical(page, path);
  if (moved !== undefined) return leadOn(request, reply, moved);
  const status = page?.head.missing ? 404 : routed;
  if (routed === 404)
    unknownPaths.write((fields) =>
      request.log.warn({ path, composition_id: composition?.id, ...fields }, 'unknown path'),
    );
  if (status === 503) reply.header('retry-after', '5');

  // Only `/` is another page for robots.
  const robot = path === '/' && isRobot(request.headers['user-agent']);
  const visitor = {
    robot,
    theme: chosenTheme(request.headers.cookie),
    takesLaterMaps: takesLaterMaps(request.headers['sec-ch-ua']),
    site,
    replayOrigins: options.pages.replayOrigins,
    missing: routed === 404,
    page,
    origin: publicOrigin(request, site ? undefined : options.pages.publicOrigin),
  };
  varyBy(reply, 'sec-ch-ua, cookie');
  const { html, policy } = shell ? shell.page.render(composition, route, visitor) : outagePage.render(undefined, path);
  reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': status === 200 && !preview ? 'no-cache' : 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
    })
    .type('text/html; charset=utf-8');
  return sendCompressed(reply, preview ? withPreviewNotice(html, preview.notice) : html);
}
