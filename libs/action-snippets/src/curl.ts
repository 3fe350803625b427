import { postWithCurl } from './post-with-curl';
import { type SnippetCall, type SnippetRequest, toRequest } from './snippet';

/** The call for a POSIX shell. */
export function toCurl(call: SnippetRequest | SnippetCall): string {
  const { origin, path, input, key = '$DECLIC_API_KEY' } = toRequest(call);
  return postWithCurl({
    url: `${origin}${path}`,
    headers: [`Authorization: Bearer ${key}`, 'Content-Type: application/json'],
    json: JSON.stringify(input),
  });
}
