import { NO_CONTENT_POLICY } from '@declic/nest-kit/page-policies';
import { ownPath, PREVIEW_COMPOSITION_PATH, PREVIEW_RESET_PATH } from '@declic/remote-kit/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem';
import { isToken, noPreviewCookie, previewCookie, previewToken } from '../preview/preview-cookie';
import type { Preview, PreviewSource } from '../preview/preview-source';

const REFUSED = 'This preview link is not valid, or has expired. Ask for a new one: npm run release:preview.';
const NO_TOKEN =
  'This address takes the token of a preview link. Remotes of dev servers are shown by the shell of npm run dev only.';
const UNKNOWN = 'The registry does not answer, so it is not known what this link shows. Try again in a moment.';

/**
 * `/preview?token=…` begins a preview in this browser, `/preview/reset` ends it, and `/preview/composition` is what the shell asks
 * instead of the registry meanwhile.
 */
export function addPreviewRoutes(app: FastifyInstance, previews: PreviewSource): void {
  app.get<{ Querystring: { token?: string | string[] } }>('/preview', async (request, reply) => {
    const { token } = request.query;
    if (typeof token !== 'string') return sendText(reply, 400, NO_TOKEN);
    const preview = isToken(token) ? await previews.find(token) : 'refused';
    if (preview === 'unknown') return sendText(reply.header('retry-after', '5'), 503, UNKNOWN);
    const isSecure = request.protocol === 'https';
    if (preview === 'refused') return sendText(reply.header('set-cookie', noPreviewCookie(isSecure)), 410, REFUSED);
    const cookie = previewCookie(token, new Date(preview.notice.expires_at), isSecure);
    return reply.headers({ ...PRIVATE, 'set-cookie': cookie }).redirect(ownPath(preview.opensAt), 303);
  });

  app.get<{ Querystring: { to?: string } }>(PREVIEW_RESET_PATH, (request, reply) =>
    reply
      .headers({ ...PRIVATE, 'set-cookie': noPreviewCookie(request.protocol === 'https') })
      .redirect(ownPath(String(request.query.to ?? '/')), 303),
  );

  app.get(PREVIEW_COMPOSITION_PATH, async (request, reply) => {
    const preview = await previewOf(request, previews);
    if (preview) return reply.headers(PRIVATE).send(preview.composition);
    return sendProblem(reply, { status: 404, code: 'not_found', title: 'This browser shows no preview.' });
  });
}

/** The preview that this browser shows; undefined for all others, and while the registry cannot say. */
export async function previewOf(request: FastifyRequest, previews: PreviewSource): Promise<Preview | undefined> {
  const token = previewToken(request);
  const answer = token === undefined ? 'refused' : await previews.find(token);
  return typeof answer === 'string' ? undefined : answer;
}

/** Neither kept nor passed on: the address holds a token. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...PRIVATE, 'content-security-policy': NO_CONTENT_POLICY })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
