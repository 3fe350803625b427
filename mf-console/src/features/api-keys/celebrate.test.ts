import confetti from 'canvas-confetti';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { celebrate } from './celebrate';

vi.mock('canvas-confetti', () => ({ default: { create: vi.fn() } }));

const fire = vi.fn(() => Promise.resolve());

beforeEach(() => vi.mocked(confetti.create).mockReturnValue(fire as unknown as ReturnType<typeof confetti.create>)); // only called, never reset
afterEach(() => {
  fire.mockClear();
  vi.unstubAllGlobals();
});

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

it('throws confetti, without the worker that the security policy forbids', async () => {
  preferReducedMotion(false);
  await celebrate();
  expect(fire).toHaveBeenCalledOnce();
  expect(confetti.create).toHaveBeenCalledWith(undefined, expect.objectContaining({ useWorker: false }));
});

it('does nothing for people who want less movement', async () => {
  preferReducedMotion(true);
  await celebrate();
  expect(fire).not.toHaveBeenCalled();
});
