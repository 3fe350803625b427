import { cspHash } from '@declic/nest-kit/csp-hash';
import { htmlDocument } from '@declic/nest-kit/html-document';
import { PERMISSIONS_POLICY } from '@declic/nest-kit/page-policies';
import { pageStyle } from '@declic/nest-kit/page-style';
import type { FastifyReply } from 'fastify';
import { opensPage, visitorLanguage } from './opens-page';
import { type ProblemDetails, sendProblem } from './problem';
import { type RefusalCode, REFUSAL_TEXTS } from './refusal-texts';

const POLICY = `default-src 'none'; style-src ${cspHash(pageStyle)}; base-uri 'none'; frame-ancestors 'none'`;

/** Answers with a page where a browser shows the answer (a form without JavaScript, a link of a mail), with a problem document elsewhere. */
export function sendRefusal(reply: FastifyReply, problem: ProblemDetails & { code: RefusalCode }): FastifyReply {
  return opensPage(reply.request) ? sendRefusalPage(reply, problem) : sendProblem(reply, problem);
}

function sendRefusalPage(reply: FastifyReply, { status, code }: { status: number; code: RefusalCode }): FastifyReply {
  const lang = visitorLanguage(reply.request);
  const { texts, retry } = REFUSAL_TEXTS[lang];
  const { title, sent, opened } = texts[code];
  const { method } = reply.request;
  const isOpened = opened !== undefined && (method === 'GET' || method === 'HEAD');
  const body = isOpened ? `<p>${opened}</p>\n<p><a class="button" href="">${retry}</a></p>` : `<p>${sent}</p>`;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'permissions-policy': PERMISSIONS_POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(
      htmlDocument({
        lang,
        title: `${title} · Declic`,
        meta: { robots: 'noindex' },
        style: pageStyle,
        body: `<body>\n<header><a href="/">declic</a></header>\n<main>\n<h1>${title}</h1>\n${body}\n</main>\n</body>`,
      }),
    );
}
