import type { FastifyInstance } from 'fastify';
import { MULTIPART } from '../contract/operations';
import { unreadableBodies } from '../contract/unreadable-body';
import { MalformedRequestError } from '../errors/request-errors';

/**
 * Parses a form of parts (RFC 7578) into the JSON that a client could have sent: a part with a file name becomes a data URL that
 * carries its name, a repeated part a list.
 */
export function addMultipartParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(MULTIPART, { parseAs: 'buffer' }, (request, body, done) => {
    readParts(body, request.headers['content-type'] ?? '').then(
      (value) => done(null, value),
      () => {
        unreadableBodies.set(request, new MalformedRequestError('The form is not valid multipart/form-data.'));
        done(null);
      },
    );
  });
}

async function readParts(body: Buffer, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const names = new Set(form.keys());
  const entries = [...names].map(async (name) => {
    const parts = await Promise.all(form.getAll(name).map(toValue));
    return [name, parts.length === 1 ? parts[0] : parts] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function toValue(part: string | File): Promise<string> {
  if (typeof part === 'string') return part;
  const type = part.type === '' ? 'application/octet-stream' : part.type.split(';', 1)[0];
  const content = Buffer.from(await part.arrayBuffer()).toString('base64');
  return `data:${type};name=${encodeURIComponent(part.name)};base64,${content}`;
}
