/** A task of the embedded engine was ended: it took longer than is allowed. */
export class EngineTimeoutError extends Error {
  constructor(limitMs: number) {
    super(`The engine did not come to an end within ${limitMs} ms.`);
  }
}
