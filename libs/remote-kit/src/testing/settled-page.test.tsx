import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from '../lazy-part';

/** As on a slow machine, where each step takes long. */
function block(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

let show: (word: string) => void;
const effects: string[] = [];

function Page() {
  const [word, setWord] = useState('first');
  useLayoutEffect(() => void blockOnceFound());
  useEffect(() => {
    show = setWord;
    effects.push(word);
  }, [word]);
  return Array.from({ length: 100 }, (_, index) => <Part key={index} word={index === 0 ? word : ''} />);
}

function Part({ word }: { word: string }) {
  block(5);
  return <p>{word}</p>;
}

/** After the query that finds the text, before the timer at which it resolves. */
async function blockOnceFound() {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  block(5);
}

afterEach(() => {
  cleanup();
  effects.length = 0;
});

it('has run the effects of a text when the text is found', async () => {
  render(<Page />);
  setTimeout(() => show('last'));
  await screen.findByText('last');
  expect(effects).toEqual(['first', 'last']);
});

it('has rendered a transition before the next line of a test', async () => {
  render(<Page />);
  await waitFor(() => startTransition(() => show('last')));
  expect(screen.getByText('last')).toBeTruthy();
});

it('renders a transition also when what looks for it takes long each time', async () => {
  render(<Page />);
  setTimeout(() => startTransition(() => show('last')), 100);
  let looks = 0;
  // Counted, because a busy machine makes each of them longer.
  await waitFor(() => {
    looks += 1;
    block(200);
    expect(screen.getByText('last')).toBeTruthy();
  });
  expect(looks).toBeLessThan(6);
});

it.each([
  ['a click', (button: HTMLElement) => userEvent.click(button)],
  ['an event', (button: HTMLElement) => fireEvent.click(button)],
])('shows a part whose file is loaded by %s', async (_, press) => {
  const Late = lazyPart(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return () => <p>late</p>;
  });
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense>{isOpen ? <Late /> : null}</Suspense>
      </>
    );
  }
  render(<Opener />);
  await press(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('late')).toBeTruthy();
});
