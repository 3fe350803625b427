import type { FastifyInstance } from 'fastify';
import { MULTIPART } from '../contract/routes';
import { unreadableBodies } from '../contract/unreadable-body';
import { MalformedRequestError, UnsupportedMediaTypeError } from '../errors/request-errors';

/** More than any operation takes. */
const MAX_PARTS = 100;

/**
 * Parses a form of parts (RFC 7578), where the operation takes one, into the JSON that a client could have sent: a part with a file
 * name becomes a data URL that carries its name, a repeated part a list.
 */
export function addMultipartParser(fastify: FastifyInstance, isTaken: (method: string, path: string) => boolean): void {
  fastify.addContentTypeParser<Buffer>(MULTIPART, { parseAs: 'buffer' }, (request, body, done) => {
    if (!isTaken(request.method, request.url.split('?', 1)[0] ?? '')) {
      unreadableBodies.set(request, new UnsupportedMediaTypeError('Send the body as application/json.'));
      return done(null);
    }
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
  assertFewParts(body, type);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const values: Record<string, string[]> = Object.create(null) as Record<string, string[]>; // without a prototype
  for (const [name, part] of form) (values[name] ??= []).push(await toValue(part));
  return Object.fromEntries(
    Object.entries(values).map(([name, parts]) => [name, parts.length === 1 ? parts[0] : parts]),
  );
}

/** Counted before anything is made of them. */
function assertFewParts(body: Buffer, type: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`);
  let at = -1;
  for (let count = 0; count <= MAX_PARTS; count += 1) {
    at = body.indexOf(boundary, at + 1);
    if (at === -1) return;
  }
  throw new MalformedRequestError('The form has too many parts.');
}

async function toValue(part: string | File): Promise<string> {
  if (typeof part === 'string') return part;
  const type = part.type === '' ? 'application/octet-stream' : part.type.split(';', 1)[0];
  const content = Buffer.from(await part.arrayBuffer()).toString('base64');
  return `data:${type};name=${encodeURIComponent(part.name)};base64,${content}`;
}
