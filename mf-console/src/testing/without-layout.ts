import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom has no layout, so it has nothing to observe. */
export function withoutLayout() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView = vi.fn();
}

export function clearStubs() {
  cleanup();
  vi.unstubAllGlobals();
}
