import { loseConnection, refuse } from '@declic/openapi/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';

const MAILS = 'GET /api/accounts/mail-settings';
const SAVE_MAILS = 'PUT /api/accounts/mail-settings';

afterEach(clearPage);

describe('the mails', () => {
  const name = "Tell me when 80 % and when 100 % of a cycle's credits are used";
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('about used credits can be turned off', async () => {
    const { api } = openAccount({ [SAVE_MAILS]: () => ({ credit_alerts: false }) });
    await expect.poll(async () => (await box()).disabled).toBe(false);
    expect((await box()).checked).toBe(true);
    await userEvent.click(await box());
    await expect.poll(async () => (await box()).checked).toBe(false);
    expect(api.callsTo(SAVE_MAILS).map(({ body }) => body)).toEqual([{ credit_alerts: false }]);
  });

  it('show a choice in the same task as the press, and keep it while it is saved and after', async () => {
    let answer: (saved: { credit_alerts: boolean }) => void = () => undefined;
    const saved = new Promise<{ credit_alerts: boolean }>((resolve) => (answer = resolve));
    openAccount({ [SAVE_MAILS]: () => saved });
    await expect.poll(async () => (await box()).disabled).toBe(false);
    const input = await box();
    const shown: boolean[] = [];
    fireEvent.click(input);
    shown.push(input.checked);
    const watch = setInterval(() => shown.push(input.checked));
    answer({ credit_alerts: false });
    expect(await screen.findByText('Your choice is saved')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    clearInterval(watch);
    expect(new Set(shown)).toEqual(new Set([false]));
  });

  it('stay as they were when the choice is not saved', async () => {
    openAccount({ [SAVE_MAILS]: loseConnection });
    await expect.poll(async () => (await box()).disabled).toBe(false);
    await userEvent.click(await box());
    expect(await screen.findByText('Your choice was not saved')).toBeTruthy();
    expect((await box()).checked).toBe(true);
  });

  it('cannot be chosen while the present choice is unknown', async () => {
    openAccount({ [MAILS]: refuse({ status: 400, title: 'No.' }) });
    expect(await screen.findByText('Your choice could not be loaded. Reload the page to change it.')).toBeTruthy();
    expect((await box()).disabled).toBe(true);
  });

  it('are scrolled to from the link in a mail', async () => {
    // Not there in jsdom.
    const scrolled = vi.fn();
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrolled, configurable: true });
    openAccount({}, '#mails');
    await expect.poll(() => scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['mails']);
  });
});
