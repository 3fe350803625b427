import type { ReadAnswer, ReadForPage } from '@declic/remote-kit/contract';
import type { EdgeConfig } from '../config';
import { readRequestPath } from '../http/request-path';

const LIMIT_MS = 1_500;
const MOST_BYTES = 512 * 1024;
/** What visitors can read themselves. The registry is not among it: its answers are no part of a page. */
const READABLE = /^\/api\/(marketing|accounts|actions|workshops|flow)\/[\w./~-]+(?:\?[\w.~%=&-]*)?$/;

/** Reads from services as a visitor without a name does. @throws the path is none of a service, or there is no answer in time. */
export function readForPage(services: EdgeConfig['services']): ReadForPage {
  return async (path) => {
    const [, service] = READABLE.exec(path) ?? [];
    if (service === undefined || !readRequestPath(path).plain) throw new Error(`A page may not read ${path}.`);
    const response = await fetch(services[service as keyof typeof services] + path, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { status } = response;
    const body = await readText(response, path);
    // What is missing is an answer; that a service is busy or has failed is none.
    if (status !== 200 && status !== 404 && status !== 400) throw new Error(`${path} was answered with ${status}.`);
    return { status, body } satisfies ReadAnswer;
  };
}

async function readText(response: Response, path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> | Iterable<never> = response.body ?? [];
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`${path} was answered with more than ${MOST_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
