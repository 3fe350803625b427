import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

type Load = () => Promise<ComponentType<{ word: string }>>;

const loaded: Load = () => Promise.resolve(({ word }) => <p>loaded {word}</p>);
const missing: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /editor.js'));

async function open(load: Load) {
  const Part = lazyPart(load, 'Loading the editor');
  await act(async () => {
    render(<Part word="here" />);
  });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that its file is missing, and loads it again', async () => {
  const load = vi.fn(missing);
  await open(load);
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  load.mockImplementation(loaded);
  await retry();
  expect(screen.getByText('loaded here')).toBeTruthy();
});

it('says after 8 s that its file does not come, and loads it again', async () => {
  const load = vi.fn<Load>(() => new Promise(() => undefined));
  await open(load);
  await pass(7_000);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  await pass(1_000);
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  load.mockImplementation(loaded);
  await retry();
  expect(screen.getByText('loaded here')).toBeTruthy();
});

it('leaves a crash of its code to the page, which reports it', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(open(() => Promise.resolve(Broken))).rejects.toThrow('broken');
});
