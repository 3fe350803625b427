import { toast } from '@declic/design-system/toast';
import { aSession, aUser } from '@declic/remote-kit/testing';
import { loseConnection } from '@declic/openapi/testing';
import { signOutForTest } from '@declic/session/testing';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { ideaKeys } from '../../../idea/ideas.queries';
import { aDraft, aDraftedIdea, aThread } from '../testing/draft-factories';
import { openDrafts, type OpenDraftsOptions } from '../testing/open-drafts';

const SAVE = 'PUT /api/flow/drafts/{id}';
const short = 'Practice managers waste hours.';

afterEach(() => {
  cleanup();
  localStorage.clear();
  toast.dismiss();
});

async function openEditor(
  options: OpenDraftsOptions = { drafts: [aDraft({ content_md: short })] },
  section = /^Blog Post/,
  prepare?: (queryClient: QueryClient) => void,
) {
  const opened = openDrafts(options);
  prepare?.(opened.queryClient);
  await act(() => userEvent.click(screen.getByRole('button', { name: section })));
  const opener = await screen.findByRole('button', { name: /^(?:Edit|Go on editing)$/ });
  await act(() => userEvent.click(opener));
  const dialog = await screen.findByRole('dialog');
  return {
    ...opened,
    dialog,
    field: within(dialog).queryByRole<HTMLTextAreaElement>('textbox', { name: 'Text (Markdown)' }),
  };
}

const typeAtEnd = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Text (Markdown)' });
  await userEvent.type(field, text);
  return field as HTMLTextAreaElement;
};

/** On a narrow screen, which is what there is without a layout, one part of the editor is shown at a time. */
const openPart = (name: 'Preview' | 'Checks') => userEvent.click(screen.getByRole('tab', { name }));

const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('flow_unsaved_draft:'));

describe('the editor of a draft', () => {
  it('saves the next version, and shows it', async () => {
    const { callsTo, dialog } = await openEditor();
    expect(within(dialog).getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await typeAtEnd(' So do dentists.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as version 3')).toBeTruthy();
    expect(callsTo(SAVE)[0]?.body).toEqual({ content_md: `${short} So do dentists.`, base_version: 2 });
    expect(stored()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Edited by you, version 3/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Edit');
  });

  it('saves with Ctrl+S, once', async () => {
    const { callsTo } = await openEditor();
    await typeAtEnd('!');
    act(() => {
      for (let press = 0; press < 2; press += 1) fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    });
    expect(await screen.findByText('Saved as version 3')).toBeTruthy();
    expect(callsTo(SAVE)).toHaveLength(1);
  });

  it('shows the text as it will be read, and the rules of the format, as one types', async () => {
    const { dialog } = await openEditor({ drafts: [aThread()] }, /^Tweet Thread/);
    await openPart('Checks');
    const checks = within(dialog).getByRole('region', { name: 'Checks' });
    expect(checks.textContent).toContain('295 characters in tweet 3; at most 280 are wanted.');
    await userEvent.click(screen.getByRole('tab', { name: 'Text' }));
    const field = screen.getByRole('textbox', { name: 'Text (Markdown)' });
    await userEvent.clear(field);
    await userEvent.type(field, '**Bold** news 1/1');
    expect(within(dialog).getByText('Bold').tagName).toBe('STRONG');
    await waitFor(() => expect(checks.textContent).toContain('1 tweet; 4 to 10 are wanted.'));
    expect(within(dialog).getByText('17 / 280')).toBeTruthy();
  });

  it('goes to the place that a rule speaks of', async () => {
    const { dialog } = await openEditor({ drafts: [aDraft()] });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text (Markdown)' });
    await openPart('Checks');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show line 7' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[to complete: how many]');
  });

  it('measures the repetition against the drafts of this format of other ideas, as the service does', async () => {
    const repeated = `${short} They lose the whole morning with it, and the evening too.`;
    const draft = aDraft({ content_md: repeated });
    const other = aDraft({ id: '0199a5b2-0000-7000-8000-0000000000dd', content_md: repeated });
    const openRubric = async (others: (typeof other)[]) => {
      const { dialog } = await openEditor({ drafts: [draft] }, undefined, (client) =>
        client.setQueryData(ideaKeys.list(aDraftedIdea([]).strategy_id), { ideas: [aDraftedIdea(others)] }),
      );
      return within(dialog).getByRole('region', { name: 'Checks', hidden: true }).textContent;
    };
    expect(await openRubric([])).toContain(' 0 % stand in another draft');
    cleanup();
    expect(await openRubric([other])).toContain('100 % stand in another draft');
  });

  it('measures the quality anew', async () => {
    const { dialog } = await openEditor();
    const quality = within(dialog).getByText(/^Quality \d+%$/);
    const before = quality.textContent;
    await typeAtEnd(' [[to complete: how many]');
    await waitFor(() => expect(within(dialog).getByText(/^Quality \d+%$/).textContent).not.toBe(before));
  });

  it('asks before it throws away what was typed', async () => {
    await openEditor();
    await typeAtEnd(' More.');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text (Markdown)' }).value).toBe(`${short} More.`);

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toEqual([]);
  });

  it('closes without a question when nothing was typed', async () => {
    await openEditor();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before another page is opened', async () => {
    const { router } = await openEditor();
    await typeAtEnd(' More.');
    await act(() => router.navigate('/tools/flow-content?tab=strategy'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate('/tools/flow-content?tab=strategy'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=strategy'));
  });

  it('warns before the page is left', async () => {
    await openEditor();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await typeAtEnd('!');
    expect(leave()).toBe(true);
  });

  it('is accessible', async () => {
    await openEditor({ drafts: [aThread()] }, /^Tweet Thread/);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('what was typed and not saved', () => {
  it('survives a reload', async () => {
    await openEditor();
    await typeAtEnd(' More.');
    cleanup();
    const { dialog, field } = await openEditor();
    expect(field?.value).toBe(`${short} More.`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back to the saved text' }));
    expect(field?.value).toBe(short);
    expect(stored()).toEqual([]);
  });

  it('survives an error', async () => {
    await openEditor({ drafts: [aDraft({ content_md: short })], replies: { [SAVE]: loseConnection } });
    const field = await typeAtEnd(' More.{Control>}s{/Control}');
    expect(await screen.findByText('The draft could not be saved')).toBeTruthy();
    expect(field.value).toBe(`${short} More.`);
    expect(stored()).toHaveLength(1);
  });

  it('is gone when the person signs out, and never another person’s', async () => {
    await openEditor();
    await typeAtEnd(' More.');
    expect(stored()).toHaveLength(1);
    const [[key = ''] = []] = stored();
    act(() => signOutForTest());
    expect(stored()).toEqual([]);
    cleanup();

    // Left by a browser in which this code was not loaded when the person signed out.
    localStorage.setItem(key, JSON.stringify({ version: 2, text: 'Secret of Ada' }));
    const other = aSession({ user: aUser({ id: '0199a5b2-0000-7000-8000-000000000002' }) });
    const { field } = await openEditor({ drafts: [aDraft({ content_md: short })], session: other });
    expect(field?.value).toBe(short);
    expect(stored()).toEqual([]);
  });
});

describe('a draft that was changed elsewhere', () => {
  const theirs = 'Dentists waste hours.';

  async function openChanged() {
    const opened = await openEditor();
    await typeAtEnd(' More.');
    opened.put(aDraft({ content_md: theirs, version: 3, engine: 'you' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect((await screen.findByRole('group', { name: 'Your text' })).textContent).toBe(`${short} More.`);
    expect(screen.getByRole('group', { name: 'Saved text' }).textContent).toBe(theirs);
    const changes = await screen.findByRole('group', { name: 'Changes from the saved text to yours' });
    expect([...changes.querySelectorAll('ins')].map(({ textContent }) => textContent).join()).toContain('More.');
    return opened;
  }

  it('is shown beside the text, which can be saved over it', async () => {
    const { callsTo } = await openChanged();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine as the next version' }));
    expect(await screen.findByText('Saved as version 4')).toBeTruthy();
    expect(callsTo(SAVE).at(-1)?.body).toEqual({ content_md: `${short} More.`, base_version: 3 });
  });

  it('gives single passages to my text', async () => {
    const mine = 'Title\n\nFirst.\n\nThird.';
    const { put, callsTo } = await openEditor({ drafts: [aDraft({ content_md: mine })] });
    await typeAtEnd('{Enter}{Enter}Mine.');
    put(aDraft({ content_md: 'Title\n\nTheirs.\n\nFirst.\n\nThird.', version: 3, engine: 'you' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Take the saved passage 1 of 2' }));
    const mixed = 'Title\n\nTheirs.\n\nFirst.\n\nThird.\n\nMine.';
    expect(screen.getByRole('group', { name: 'Your text' }).textContent).toBe(mixed);
    expect(stored()[0]?.[1]).toContain('Theirs.');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine as the next version' }));
    expect(await screen.findByText('Saved as version 4')).toBeTruthy();
    expect(callsTo(SAVE).at(-1)?.body).toEqual({ content_md: mixed, base_version: 3 });
  });

  it('can be taken over', async () => {
    await openChanged();
    await userEvent.click(screen.getByRole('button', { name: 'Take over the saved text' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text (Markdown)' }).value).toBe(theirs);
    expect(stored()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^Edited by you, version 3/)).toBeTruthy();
  });

  it('can be left aside while one goes on', async () => {
    const { callsTo } = await openChanged();
    await userEvent.click(screen.getByRole('button', { name: 'Go on editing mine' }));
    await typeAtEnd(' Even more.{Control>}s{/Control}');
    expect(await screen.findByText('Saved as version 4')).toBeTruthy();
    expect(callsTo(SAVE).at(-1)?.body).toEqual({ content_md: `${short} More. Even more.`, base_version: 3 });
  });

  it('is shown at once where the text was left before the change', async () => {
    await openEditor();
    await typeAtEnd(' More.');
    cleanup();
    await openEditor({ drafts: [aDraft({ content_md: theirs, version: 3 })] });
    expect((await screen.findByRole('group', { name: 'Your text' })).textContent).toBe(`${short} More.`);
    expect(screen.getByRole('group', { name: 'Saved text' }).textContent).toBe(theirs);
  });
});
