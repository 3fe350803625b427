import { toast } from '@declic/design-system/toast';
import { loseConnection } from '@declic/openapi/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDraft, aVersion, blogText } from '../testing/draft-factories';
import { openDrafts, type OpenDraftsOptions } from '../testing/open-drafts';

const RESTORE = 'POST /api/flow/drafts/{id}/versions/{version}/restoration';
const versions = [
  aVersion({ version: 2, content_md: blogText, engine: 'embedded@3', quality_score: 0.82 }),
  aVersion(),
];

afterEach(() => {
  cleanup();
  localStorage.clear();
  toast.dismiss();
});

async function openVersions(options: OpenDraftsOptions = {}) {
  const opened = openDrafts({ drafts: [aDraft()], versions, ...options });
  await act(() => userEvent.click(screen.getByRole('button', { name: /^Blog Post/ })));
  const opener = await screen.findByRole('button', { name: 'Versions' });
  await act(() => userEvent.click(opener));
  return opened;
}

describe('the versions of a draft', () => {
  it('are listed with their time, engine and score', async () => {
    await openVersions();
    const rows = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Version 2Written by built-in rules v3, 1 hour ago, quality 82%Present$/),
      expect.stringMatching(/^Version 1Written by built-in rules v2, 1 hour ago, quality 70%CompareRestore$/),
    ]);
  });

  it('can be compared with the present text', async () => {
    await openVersions();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
    const changes = screen.getByRole('group', { name: 'Changes from version 1 to the present text' });
    const words = (selector: string) =>
      [...changes.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
    expect(words('del')).toContain(' (removed: all)');
    expect(words('del')).toContain('that');
    expect(words('ins')).toContain(' (added: what)');
    await userEvent.click(screen.getByRole('button', { name: 'Hide changes since version 1' }));
    expect(screen.queryByRole('group', { name: /^Changes/ })).toBeNull();
  });

  it('can be restored as the next version', async () => {
    const { callsTo } = await openVersions();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    expect(await screen.findByText('Version 1 is back, as version 3')).toBeTruthy();
    expect(callsTo(RESTORE)[0]?.params).toMatchObject({ version: '1' });
    expect(await screen.findByText(/^Written by built-in rules v2, version 3/)).toBeTruthy();
    expect(screen.getByText(/all that changes/)).toBeTruthy();
  });

  it('begin at the first change', async () => {
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.matches('ins, del') ? 900 : 0;
    });
    await openVersions();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
    const changes = await screen.findByRole('group', { name: 'Changes from version 1 to the present text' });
    expect(changes.scrollTop).toBe(828);
    offset.mockRestore();
  });

  it('say what failed', async () => {
    await openVersions({ replies: { [RESTORE]: loseConnection } });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    expect(await screen.findByText('The version could not be restored')).toBeTruthy();
    cleanup();

    let isLost = true;
    await openVersions({
      replies: { 'GET /api/flow/drafts/{id}/versions': () => (isLost ? loseConnection() : { versions: [] }) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The versions could not be loaded.');
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Versions' })).toBeTruthy();
  });
});
