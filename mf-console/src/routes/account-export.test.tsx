import { brokenAnswer, loseConnection, neverAnswer, refuse } from '@declic/openapi/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, openAccount } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';

const EXPORT = 'GET /api/accounts/export';

afterEach(clearPage);

describe('the data export', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for once when the button is pressed twice', async () => {
    const { api } = openAccount({ [EXPORT]: neverAnswer });
    const pressed = await button('Download my data');
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await expect.poll(() => api.callsTo(EXPORT).length).toBeGreaterThan(0);
    expect(api.callsTo(EXPORT)).toHaveLength(1);
  });

  it('saves the answer under the name the server gives it', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const headers = { 'content-disposition': 'attachment; filename="declic-2026-11-21.json"' };
    openAccount({ [EXPORT]: () => brokenAnswer(Response.json({ user: {} }, { headers })) });
    await userEvent.click(await button('Download my data'));
    await expect.poll(() => saved).toEqual(['declic-2026-11-21.json']);
    const [[file]] = vi.mocked(URL.createObjectURL).mock.calls as [[Blob]]; // called once, with the file
    expect(await file.text()).toBe('{"user":{}}');
  });

  it.each([
    ['the words of the server', refuse({ status: 503, title: 'Later, please.' }), 'Later, please.'],
    ['words of our own', loseConnection, 'Failed to export your data. Please try again.'],
  ])('reports a failure with %s', async (_words, reply, text) => {
    openAccount({ [EXPORT]: reply });
    await userEvent.click(await button('Download my data'));
    expect(await screen.findByText('Export failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});
