import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMedia } from '../../testing/stub-media';
import { PlaygroundSteps, type Step } from './playground-steps';

let isWide = false;

beforeEach(() => {
  stubMedia(() => isWide);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [step, setStep] = useState<Step>('parameters');
  return (
    <PlaygroundSteps
      step={step}
      onStepChange={setStep}
      parameters={<input aria-label="Topic" />}
      call={<button onClick={() => setStep('result')}>Execute</button>}
      result={<p>Done.</p>}
      next={<button onClick={() => setStep('call')}>Next</button>}
    />
  );
}

describe('on a narrow screen', () => {
  it('are tabs that keep what was entered', async () => {
    isWide = false;
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Topic'), 'Bread');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('tab', { name: '2. Execute' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Execute' }));
    expect(screen.getByRole('tab', { name: '3. Result' }).getAttribute('aria-selected')).toBe('true');
    screen.getByRole('tab', { name: '3. Result' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: '1. Parameters' }).dataset['state']).toBe('active');
    expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Bread');
  });
});

describe('on a wide screen', () => {
  it('are regions beside each other, without tabs', () => {
    isWide = true;
    render(<Page />);
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Parameters',
      'Call',
      'Result',
    ]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
