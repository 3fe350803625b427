import { vi } from 'vitest';

/** Has every media query of the page match or not; read when it is asked. `vi.unstubAllGlobals` takes it back. */
export function stubMedia(matches: () => boolean) {
  const ignore = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: matches(), addEventListener: ignore, removeEventListener: ignore }));
}
