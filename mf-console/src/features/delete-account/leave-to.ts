/** Full page load: discards all state that this page holds about the user. */
export function leaveTo(address: string): void {
  globalThis.location.replace(address);
}
