import type { FastifyReply } from 'fastify';
import { PAGE_CSP } from './page.ts';

/** Sends a page that does nothing but what its own style and forms do. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_CSP).send(html);
}
