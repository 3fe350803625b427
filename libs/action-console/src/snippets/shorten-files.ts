import type { Payload } from '../payload/payload';

/** Characters. The layout of longer code stops the page for seconds. */
const LONGEST_FILE = 50_000;
const CONTENT = '<content in base64>';

/** Said below code that lacks the content of a file. */
export const LEFT_OUT = `The file is too long to be shown: put its content in the place of ${CONTENT}.`;

/** A payload as code shows it: the same, but for the content of long files. */
export function shortenFiles(body: Payload): { input: Payload; isShortened: boolean } {
  const isLong = (value: unknown): value is string =>
    typeof value === 'string' && value.length > LONGEST_FILE && value.startsWith('data:');
  const shorten = (file: string) => `${file.slice(0, file.indexOf(',') + 1)}${CONTENT}`;
  return {
    input: Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, isLong(value) ? shorten(value) : value]),
    ),
    isShortened: Object.values(body).some(isLong),
  };
}
