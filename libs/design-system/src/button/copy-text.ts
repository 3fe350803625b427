/** Puts text on the clipboard; false when the browser refuses, as it does without a secure context. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}
