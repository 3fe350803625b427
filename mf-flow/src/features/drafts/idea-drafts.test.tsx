import { toast } from '@declic/design-system/toast';
import { loseConnection, problem } from '@declic/openapi/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { aDraft, aLinkedinPost, anUnwrittenDraft, aThread } from './testing/draft-factories';
import { openDrafts } from './testing/open-drafts';

const openSection = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  toast.dismiss();
});

describe('the sections of an idea', () => {
  it('say that nothing is generated yet, and read nothing before they are opened', async () => {
    const { calls } = openDrafts();
    for (const name of [/^Blog Post/, /^LinkedIn Post/, /^Tweet Thread/]) await openSection(name);
    expect(screen.getAllByText('Content not generated yet...')).toHaveLength(3);
    expect(calls).toEqual([]);
  });

  it('show drafts as they arrive', async () => {
    const { push } = openDrafts({ drafts: [anUnwrittenDraft('queued')] });
    const blog = screen.getByRole('group', { name: 'Blog Post' });
    expect(within(blog).getByText('Queued')).toBeTruthy();
    await openSection(/^Blog Post/);
    expect(await within(blog).findByText('Content not generated yet...')).toBeTruthy();

    push(anUnwrittenDraft('writing'));
    expect(await within(blog).findByText('Writing...')).toBeTruthy();
    expect(within(blog).getByText('Blog Post: being written')).toBeTruthy();

    push(aDraft());
    expect(await within(blog).findByRole('heading', { name: 'Online booking for dental clinics' })).toBeTruthy();
    expect(within(blog).getByText('Blog Post: version 2 is ready')).toBeTruthy();
    expect(within(blog).queryByText('Content not generated yet...')).toBeNull();
  });

  it('say who wrote a draft, and why no model did', async () => {
    openDrafts({ drafts: [aDraft({ notice: 'The model did not answer in time.' }), aThread({ engine: 'you' })] });
    await openSection(/^Blog Post/);
    expect((await screen.findByText(/^Written by built-in rules v3, version 2/)).textContent).toBe(
      'Written by built-in rules v3, version 2, 3 minutes ago',
    );
    expect(screen.getByText('The model did not answer in time.')).toBeTruthy();
    await openSection(/^Tweet Thread/);
    expect((await screen.findByText(/^Edited by you/)).textContent).toBe('Edited by you, version 2, 3 minutes ago');
  });

  it('name the model that wrote a draft', async () => {
    openDrafts({ drafts: [aDraft({ engine: 'llm.example/small' })] });
    await openSection(/^Blog Post/);
    expect(await screen.findByText(/^Written by the language model llm.example\/small, version 2/)).toBeTruthy();
  });

  it('say why a draft failed, and have it written again', async () => {
    const failed = anUnwrittenDraft('failed', {
      failure: 'The writing was interrupted three times. Have it written again.',
    });
    openDrafts({ drafts: [failed] });
    await openSection(/^Blog Post/);
    expect((await screen.findByRole('alert')).textContent).toContain('The writing was interrupted three times.');
    await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(within(screen.getByRole('group', { name: 'Blog Post' })).getByText('Queued')).toBeTruthy();
  });

  it('show the reason of the second failure, not the one of the first', async () => {
    const failed = (failure: string) => anUnwrittenDraft('failed', { failure });
    const { push } = openDrafts({ drafts: [failed('First reason.')] });
    await openSection(/^Blog Post/);
    expect((await screen.findByRole('alert')).textContent).toContain('First reason.');
    push(anUnwrittenDraft('writing'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    push(failed('Second reason.'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Second reason.'));
  });

  it('keep the text from before while a new one is written', async () => {
    openDrafts({ drafts: [aDraft()] });
    await openSection(/^Blog Post/);
    await userEvent.click(await screen.findByRole('button', { name: 'Write again' }));
    expect(await screen.findByText(/A new version is on its way/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Online booking for dental clinics' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('say that a draft could not be loaded, and load it again', async () => {
    // Not tried again by itself, as a failure of the service would be.
    let isDown = true;
    openDrafts({
      drafts: [aDraft()],
      replies: {
        'GET /api/flow/drafts/{id}': () =>
          isDown ? problem({ status: 404, code: 'draft_not_found', title: 'Gone' }) : aDraft(),
      },
    });
    await openSection(/^Blog Post/);
    expect((await screen.findByRole('alert')).textContent).toContain('The draft could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Online booking for dental clinics' })).toBeTruthy();
  });

  it('say that a draft could not be written again', async () => {
    openDrafts({ drafts: [aDraft()], replies: { 'POST /api/flow/drafts/{id}/writing': loseConnection } });
    await openSection(/^Blog Post/);
    await userEvent.click(await screen.findByRole('button', { name: 'Write again' }));
    expect(await screen.findByText('The draft could not be written again')).toBeTruthy();
  });

  it('open the quality as its rubric', async () => {
    openDrafts({ drafts: [aDraft()] });
    await openSection(/^Blog Post/);
    await userEvent.click(await screen.findByRole('button', { name: 'Quality 82%' }));
    const lines = within(screen.getByRole('list', { name: 'What the quality is made of' })).getAllByRole('listitem');
    expect(lines).toHaveLength(6);
    expect(lines[0]?.textContent).toBe('Length40%weight 15%52 words; 500 to 1,400 are wanted.');
  });

  it('are accessible, closed and open', async () => {
    const { container } = openDrafts({ drafts: [aDraft(), aLinkedinPost(), aThread()] });
    for (const name of [/^Blog Post/, /^LinkedIn Post/, /^Tweet Thread/]) await openSection(name);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(3));
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
