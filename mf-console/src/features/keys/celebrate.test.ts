import confetti from 'canvas-confetti';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { celebrate } from './celebrate';

vi.mock('canvas-confetti', () => ({ default: { create: vi.fn() } }));

const fire = Object.assign(
  vi.fn(() => Promise.resolve(null)),
  { reset: vi.fn() },
);

beforeEach(() => void vi.mocked(confetti.create).mockReturnValue(fire));
afterEach(() => {
  fire.mockClear();
  fire.reset.mockClear();
  vi.unstubAllGlobals();
});

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

it('throws confetti, without the worker that the security policy forbids', async () => {
  preferReducedMotion(false);
  celebrate();
  await expect.poll(() => fire).toHaveBeenCalledOnce();
  expect(confetti.create).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ useWorker: false }));
  expect(fire.reset).not.toHaveBeenCalled();
});

it('draws where only the eye goes, and clears up when all has fallen', async () => {
  preferReducedMotion(false);
  let land = () => {};
  fire.mockReturnValueOnce(new Promise((resolve) => (land = () => resolve(null))));
  celebrate();
  await expect.poll(() => document.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');

  land();
  await expect.poll(() => document.querySelector('canvas')).toBeNull();
});

it('leaves nothing on the page that comes next', async () => {
  preferReducedMotion(false);
  celebrate()();
  await expect.poll(() => fire.reset).toHaveBeenCalledOnce();
});

it('does nothing for people who want less movement', async () => {
  preferReducedMotion(true);
  celebrate()();
  await Promise.resolve();
  expect(confetti.create).not.toHaveBeenCalled();
});
