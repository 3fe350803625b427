import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { focusGroup, keepFocus, noFocusFallback } from './keep-focus';

afterEach(cleanup);

/** 'Pause' is replaced by 'Continue', which is replaced by nothing. */
function Run() {
  const [phase, setPhase] = useState('running');
  return (
    <div ref={keepFocus}>
      <input aria-label="Limit" />
      <div {...focusGroup}>
        {phase === 'running' ? <button onClick={() => setPhase('paused')}>Pause</button> : null}
        <button {...noFocusFallback}>Delete</button>
        {phase === 'paused' ? <button onClick={() => setPhase('ended')}>Continue</button> : null}
      </div>
    </div>
  );
}

const focused = () => document.activeElement?.textContent ?? '';

it('gives the focus of a removed control to the next one of its group, and else to the first of the container', async () => {
  render(<Run />);
  screen.getByText('Pause').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Continue');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Limit'));
});

it('takes no focus from what has it, and none when the person pressed beside everything', async () => {
  function Notes({ isThere }: { isThere: boolean }) {
    return (
      <>
        <div ref={keepFocus}>
          {isThere ? <button>Note</button> : null}
          <button>Next</button>
        </div>
        <button>Outside</button>
      </>
    );
  }
  const { rerender } = render(<Notes isThere />);
  screen.getByText('Note').focus();
  screen.getByText('Outside').focus();
  rerender(<Notes isThere={false} />);
  await Promise.resolve();
  expect(focused()).toBe('Outside');

  rerender(<Notes isThere />);
  screen.getByText('Note').focus();
  await userEvent.click(document.body);
  rerender(<Notes isThere={false} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('gives it to a container without a control that can have it', async () => {
  const report = (isReported: boolean) => (
    <div ref={keepFocus} tabIndex={-1}>
      {isReported ? 'Reported' : <button>Report</button>}
    </div>
  );
  const { rerender } = render(report(false));
  screen.getByText('Report').focus();
  rerender(report(true));
  await expect.poll(focused).toBe('Reported');
});

it('waits for a control where the one that had the focus is replaced by something that loads', async () => {
  function Steps({ step }: { step: 'first' | 'loading' | 'second' }) {
    return (
      <div ref={keepFocus}>
        {step === 'first' ? <button>First</button> : null}
        {step === 'loading' ? <p>Loading</p> : null}
        {step === 'second' ? <button>Second</button> : null}
      </div>
    );
  }
  const { rerender } = render(<Steps step="first" />);
  screen.getByText('First').focus();
  rerender(<Steps step="loading" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  rerender(<Steps step="second" />);
  await expect.poll(focused).toBe('Second');
});
