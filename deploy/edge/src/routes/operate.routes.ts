import { PERMISSIONS_POLICY } from '@declic/nest-kit/page-policies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, sendCompressed, varyByEncoding } from '../http/encoding';
import { sendProblem } from '../http/problem';
import { type AppFile, OperatorsApp } from '../operate/operators-app';

/** Where the page for operators begins. */
const HOME = '/operate/releases';
const YEAR_S = 31_536_000;

/**
 * The operators' page below `/operate`: served by the edge from its own build, so that it works when a release of a remote, or of
 * the shell, does not.
 *
 * @decision D45
 */
export function addOperateRoutes(app: FastifyInstance, operateDir: string | undefined): void {
  if (operateDir === undefined) return;
  const operators = new OperatorsApp(operateDir);

  for (const address of ['/operate', '/operate/'])
    app.get(address, (_request, reply) => reply.header('cache-control', 'no-store').redirect(HOME, 302));
  app.get<{ Params: { '*': string } }>('/operate/*', (request, reply) => {
    const path = request.params['*'];
    const file = operators.file(path);
    if (file) return sendFile(request, reply, file, path.startsWith('assets/'));
    if (path.startsWith('assets/'))
      return sendProblem(reply, { status: 404, code: 'not_found', title: 'There is nothing at this address.' });
    return sendPage(reply, operators);
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: AppFile, immutable: boolean): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding && file[encoding];
  varyByEncoding(reply);
  reply.type(file.type).header('cache-control', immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  return encoded ? reply.header('content-encoding', encoding).send(encoded) : reply.send(file.body);
}

function sendPage(reply: FastifyReply, operators: OperatorsApp): Promise<FastifyReply> {
  const { html, policy } = operators.render();
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      // The addresses here name what an operator looks at.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8');
  return sendCompressed(reply, html);
}
