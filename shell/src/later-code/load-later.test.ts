import { PAGE_CODE_ELEMENT_ID } from '@declic/remote-kit/contract';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadLater } from './load-later';

const frames: FrameRequestCallback[] = [];
const links = () => document.querySelectorAll('link[rel="modulepreload"]').length;

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  document.body.innerHTML = `<main>Page</main><template id="${PAGE_CODE_ELEMENT_ID}"><link rel="modulepreload" href="/a.js"></template>`;
});

it('asks for the code of a page after the frame that shows it, once', () => {
  loadLater();
  expect(links()).toBe(0);
  for (const frame of frames) frame(0);
  expect(links()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(links()).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(links()).toBe(1);
  expect(document.querySelector('template')).toBeNull();
});

it('asks for it in a tab that paints nothing', () => {
  loadLater();
  vi.advanceTimersByTime(1_000);
  expect(links()).toBe(1);
});

it('does nothing in a page whose code is in its document', () => {
  document.body.innerHTML = '<div id="root"></div>';
  loadLater();
  expect(frames).toEqual([]);
});
