/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; before, it might not have.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name that the server gave a file. */
export function readFileName({ headers }: Response, fallback: string): string {
  const [, named] = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return named ?? fallback;
}
