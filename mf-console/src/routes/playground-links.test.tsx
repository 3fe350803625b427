import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KEY } from '../testing/playground-page';
import { enter, open, openAndRun, PLAYGROUND, press, startWithNewAccounts, topic } from '../testing/recorded-runs';

startWithNewAccounts();

describe('a link', () => {
  it('carries the parameters, fills the form of another page, and is taken back', async () => {
    const copied: string[] = [];
    await openAndRun('Bread');
    const writeText = (text: string) => Promise.resolve(copied.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    await press('Copy link');
    await screen.findByRole('button', { name: 'Copied' });
    const [link = ''] = copied;
    expect(link).not.toContain(KEY);
    const fragment = new URL(link).hash;
    const { router } = open({ url: PLAYGROUND + fragment });
    await expect.poll(async () => (await topic()).value).toBe('Bread');
    const notice = screen
      .getByText('The parameters of the link were filled in.')
      .closest<HTMLElement>('[role="status"]');
    expect(router.state.location.hash).toBe('');
    await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Undo' }));
    expect((await topic()).value).toBe('');
  });

  it('that is damaged says so and changes nothing', async () => {
    open({ url: `${PLAYGROUND}#input=nothing` });
    expect(await screen.findByText('The link could not be opened: it is damaged.')).toBeTruthy();
    expect((await topic()).value).toBe('');
  });

  it('is not made of what does not fit', async () => {
    open();
    await enter(Array.from({ length: 9_000 }, (_, index) => ((index * 7919) % 100_003).toString(36)).join(''));
    await press('Copy link');
    expect(await screen.findByText('The parameters do not fit into a link')).toBeTruthy();
    expect(screen.getByText(/The content of a file does not fit/)).toBeTruthy();
  });
});
