import { cspHash } from '@declic/nest-kit/csp-hash';
import { htmlDocument } from '@declic/nest-kit/html-document';
import { PERMISSIONS_POLICY } from '@declic/nest-kit/page-policies';
import { pageStyle } from '@declic/nest-kit/page-style';
import type { FastifyReply } from 'fastify';
import { pageLanguage } from '../http/opens-page';

const TEXTS = {
  fr: {
    title: 'Ce service n’est pas disponible pour le moment',
    sent: 'Revenez à la page précédente : votre navigateur garde ce que vous avez saisi, et vous pourrez l’envoyer à nouveau dans un instant.',
    opened: 'Ouvrez cette page à nouveau dans un instant.',
    retry: 'Réessayer',
  },
  en: {
    title: 'This service is not available right now',
    sent: 'Go back to the page before: your browser keeps what you typed, and you can send it again in a moment.',
    opened: 'Open this page again in a moment.',
    retry: 'Try again',
  },
  es: {
    title: 'Este servicio no está disponible en este momento',
    sent: 'Vuelve a la página anterior: tu navegador conserva lo que escribiste y podrás enviarlo de nuevo dentro de un momento.',
    opened: 'Abre esta página de nuevo dentro de un momento.',
    retry: 'Reintentar',
  },
} as const;

const POLICY = `default-src 'none'; style-src ${cspHash(pageStyle)}; base-uri 'none'; frame-ancestors 'none'`;

/** What somebody sees who sent a form without JavaScript, or opened a link of a mail, while the service behind it is away. */
export function sendUnavailablePage(reply: FastifyReply, status: 503 | 504): void {
  const { method, headers } = reply.request;
  const lang = pageLanguage(headers['accept-language']);
  const { title, sent, opened, retry } = TEXTS[lang];
  const isOpened = method === 'GET' || method === 'HEAD';
  const body = isOpened ? `<p>${opened}</p>\n<p><a href="">${retry}</a></p>` : `<p>${sent}</p>`;
  reply
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
