import { PAGE_CODE_ELEMENT_ID, SESSION_FOUND } from '@declic/remote-kit/contract';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadLater } from './load-later';

const becomeIdle = vi.fn<typeof requestIdleCallback>();
const links = () => document.querySelectorAll('link[rel="modulepreload"]').length;

beforeEach(() => {
  becomeIdle.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestIdleCallback', becomeIdle);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  document.body.innerHTML = `<main>Page</main><template id="${PAGE_CODE_ELEMENT_ID}"><link rel="modulepreload" href="/a.js"></template>`;
});

it('asks for the code of a page that is only read once it is idle, after its first seconds', () => {
  loadLater();
  vi.advanceTimersByTime(2_499);
  expect(becomeIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(links()).toBe(0);
  expect(becomeIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 500 });
  becomeIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  expect(links()).toBe(1);
  expect(document.querySelector('template')).toBeNull();
});

it('asks for it after those seconds in a browser that does not say when it is idle', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  loadLater();
  vi.advanceTimersByTime(2_500);
  expect(links()).toBe(1);
});

it.each(['pointerdown', 'keydown', 'focusin', SESSION_FOUND])('asks for it at %s, once', (type) => {
  loadLater();
  for (const target of [document.body, window]) target.dispatchEvent(new Event(type, { bubbles: true }));
  expect(links()).toBe(1);
  vi.advanceTimersByTime(2_500);
  becomeIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  expect(links()).toBe(1);
});

it('asks for it when the pointer moves, not where it rests while the page is painted', () => {
  loadLater();
  const move = (movementX: number, movementY: number) =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { movementX, movementY, bubbles: true }));
  move(0, 0);
  expect(links()).toBe(0);
  move(0, 1);
  expect(links()).toBe(1);
});

it('does not ask for it while somebody reads', () => {
  loadLater();
  for (const type of ['scroll', 'wheel']) window.dispatchEvent(new Event(type));
  expect(links()).toBe(0);
});

it('does nothing in a page whose code is in its document', () => {
  document.body.innerHTML = '<div id="root"></div>';
  loadLater();
  vi.advanceTimersByTime(2_500);
  expect(becomeIdle).not.toHaveBeenCalled();
});
