import { takeControlsOver } from '@declic/design-system/early';
import { expect, it, onTestFinished, vi } from 'vitest';

it('hears what is pressed before the first frame of a page that is there, and reads the stored theme behind it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  onTestFinished(() => {
    takeControlsOver();
    localStorage.clear();
    vi.useRealTimers();
  });
  localStorage.setItem('declic.theme', 'dark');
  document.body.innerHTML = '<button type="button" data-early="menu" aria-expanded="false">Menu</button>';
  await import('./early-page');

  const menu = document.querySelector('button');
  menu?.click();
  expect(menu?.getAttribute('aria-expanded')).toBe('true');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  vi.advanceTimersByTime(20);
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
