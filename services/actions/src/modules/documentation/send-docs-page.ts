import { PERMISSIONS_POLICY } from '@declic/nest-kit/page-policies';
import type { FastifyReply } from 'fastify';
import { renderDocsPage } from './pages/docs-page';
import { PAGE_POLICY } from './page-policy';
import type { PageText } from './pages/page-text';

/** Sets the headers of a page and gives its HTML for the handler to return. */
export function sendDocsPage(reply: FastifyReply, page: PageText, publicUrl: string): string {
  return sendHtml(reply, renderDocsPage(page, publicUrl), PAGE_POLICY);
}

/** Pages change with a release only: they may be cached for five minutes. */
export function sendHtml(reply: FastifyReply, html: string, policy: string): string {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'content-security-policy': policy,
    'permissions-policy': PERMISSIONS_POLICY,
  });
  return html;
}
