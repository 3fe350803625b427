import { NO_CONTENT_POLICY } from '@declic/nest-kit/page-policies';
import document from '@declic/openapi/document';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, compress } from '../http/encoding';
import { READ_ONLY, refuseMethod, WRITING_METHODS } from '../http/methods';

const URL = '/v1/openapi.json';

/** The API's own description, as built into this edge. It is compressed once, not for each request. */
export async function addDocumentRoutes(app: FastifyInstance): Promise<void> {
  const text = JSON.stringify(document);
  const compressed = { br: await compress(text, 'br'), gzip: await compress(text, 'gzip') };

  app.get(URL, (request, reply) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'cache-control': 'public, max-age=300',
        'content-security-policy': NO_CONTENT_POLICY,
        vary: 'accept-encoding',
      })
      .type('application/json; charset=utf-8')
      .send(encoding ? compressed[encoding] : text);
  });
  // Otherwise the service behind `/v1` would be asked, which does not know this address.
  app.route({
    method: WRITING_METHODS,
    url: URL,
    handler: (request, reply) => refuseMethod(request, reply, READ_ONLY),
  });
}
