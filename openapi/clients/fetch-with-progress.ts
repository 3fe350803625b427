import { fetchWithSession } from './fetch-with-session';

/** How much of the body has been sent, from 0 to 1. */
export type ReportSent = (share: number) => void;

/** As the other calls are sent, with a report of how far the body of the request is. For the `fetch` option of an upload. */
export const fetchWithProgress = (onSent: ReportSent) => (request: Request) =>
  fetchWithSession(request, (attempt) => sendWithProgress(attempt, onSent));

/** As `fetch`, which does not tell how much of a body it has sent. */
async function sendWithProgress(request: Request, onSent: ReportSent): Promise<Response> {
  const body = await request.arrayBuffer();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { signal } = request;
  const call = new XMLHttpRequest();
  call.open(request.method, request.url);
  request.headers.forEach((value, name) => call.setRequestHeader(name, value));
  call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onSent(loaded / total);
  };
  call.onload = () => resolve(toResponse(call));
  call.onerror = () => reject(new TypeError('Failed to fetch'));
  call.onabort = () => reject(signal.reason);

  const abort = () => call.abort();
  signal.addEventListener('abort', abort);
  signal.throwIfAborted();
  call.send(body);
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

/** With these, a response has no body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304];

function toResponse(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return new Response(WITHOUT_BODY.includes(status) ? null : call.responseText, { status, statusText, headers });
}
