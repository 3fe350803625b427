/** The name that the server gave a file. */
export function readFileName({ headers }: Response, fallback: string): string {
  const [, named] = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return named ?? fallback;
}
