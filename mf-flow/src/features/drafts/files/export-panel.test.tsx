import { toast } from '@declic/design-system/toast';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDraft, aThread, blogText } from '../testing/draft-factories';
import { openDrafts, type OpenDraftsOptions } from '../testing/open-drafts';

const saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  const contents = new Map<string, Blob>();
  // jsdom has no objects of files.
  URL.createObjectURL = (content) => {
    const url = `blob:test/${contents.size}`;
    if (content instanceof Blob) contents.set(url, content);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  toast.dismiss();
});

async function openExport(options: OpenDraftsOptions, section: RegExp) {
  openDrafts(options);
  await act(() => userEvent.click(screen.getByRole('button', { name: section })));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy and download' }));
}

describe('a draft that leaves the page', () => {
  it('is copied as Markdown and as plain text', async () => {
    const user = userEvent.setup();
    await openExport({ drafts: [aDraft()] }, /^Blog Post/);
    await user.click(screen.getByRole('button', { name: 'Copy Markdown' }));
    expect(await navigator.clipboard.readText()).toBe(blogText);
    await user.click(screen.getByRole('button', { name: 'Copy plain text' }));
    expect(await navigator.clipboard.readText()).toContain('Practice managers waste hours on the phone.');
    expect(await navigator.clipboard.readText()).not.toContain('**');
  });

  it('is saved under the name of its idea', async () => {
    await openExport({ drafts: [aThread()] }, /^Tweet Thread/);
    for (const name of ['Markdown (.md)', 'Web page (.html)', 'Word (.docx)', 'Text (.txt)']) {
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull());
    }
    const stem = 'how-online-booking-changes-a-dental-clinic-tweet';
    expect(saved.map(({ name }) => name)).toEqual([`${stem}.md`, `${stem}.html`, `${stem}.docx`, `${stem}.txt`]);
  });

  it('is in the archive of all drafts', async () => {
    openDrafts({ drafts: [aDraft()] });
    await userEvent.click(screen.getByRole('button', { name: 'Download all (.zip)' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['dental-launch.zip']));
    const archive = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
    expect(Object.keys(unzipSync(archive))).toContain('1-how-online-booking-changes-a-dental-clinic/blog-post.md');
  });

  it('is missed where none is written', async () => {
    openDrafts();
    await userEvent.click(screen.getByRole('button', { name: 'Download all (.zip)' }));
    expect(await screen.findByText('No draft is written yet.')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
