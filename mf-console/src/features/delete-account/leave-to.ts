/** A full page load: whatever this page still held of the person in memory goes with it. */
export function leaveTo(address: string): void {
  globalThis.location.replace(address);
}
