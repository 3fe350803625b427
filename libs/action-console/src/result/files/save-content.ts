/** Hands a file to the browser's downloads. */
export function saveContent(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; before, it might not have.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
