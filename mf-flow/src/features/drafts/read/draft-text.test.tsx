import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aDraft, aThread } from '../testing/draft-factories';
import { openDrafts } from '../testing/open-drafts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function openBlog() {
  openDrafts({ drafts: [aDraft()] });
  await act(() => userEvent.click(screen.getByRole('button', { name: /^Blog Post/ })));
  return screen.findByRole('group', { name: 'Where it comes from' });
}

const sentence = (text: string | RegExp) => {
  const found = screen
    .getAllByText((_content, element) => element?.hasAttribute('data-origin') === true && element.tagName === 'SPAN')
    .find(({ textContent }) => (typeof text === 'string' ? textContent === text : text.test(textContent ?? '')));
  if (!found) throw new Error(`No sentence is ${String(text)}.`);
  return found;
};

describe('a draft that is read', () => {
  it('shows the sentence of the intake behind the one that is pointed at', async () => {
    const note = await openBlog();
    await userEvent.hover(sentence('Practice managers waste hours on the phone.'));
    expect(within(note).getByRole('figure').textContent).toBe(
      'Our practice managers waste hours on the phone!Free text, sentence 2',
    );
  });

  it('says it with the keyboard, too, and to screen readers', async () => {
    const note = await openBlog();
    screen.getByRole('button', { name: 'Write again' }).focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Online booking for dental clinics');
    expect(note.textContent).toContain('Connecting sentence, no claim.');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-description')).toBe(
      'Free text, sentence 2: “Our practice managers waste hours on the phone!”',
    );
    expect(note.textContent).toContain('Our practice managers waste hours on the phone!');
    await userEvent.keyboard('{Escape}');
    expect(note.textContent).toContain('Point at a sentence');
  });

  it('names what is not in the intake and what is missing', async () => {
    const note = await openBlog();
    await userEvent.hover(sentence(/^Every clinic/));
    expect(note.textContent).toContain('Not in your intake: check it.');
    await userEvent.hover(sentence(/^Our platform/));
    expect(note.textContent).toContain('A fact is missing here: fill it in.');
    expect(screen.getByText('[to complete: how many]').tagName).toBe('MARK');
    expect(sentence(/^Our platform/).querySelector('mark')).toBeTruthy();
  });

  it('counts the kinds of sentences', async () => {
    const note = await openBlog();
    expect(note.textContent).toContain('2 from your intake, 3 connecting, 1 to complete, 1 to check');
  });

  it('is a numbered list of tweets with their lengths where it is a thread', async () => {
    openDrafts({ drafts: [aThread()] });
    await userEvent.click(screen.getByRole('button', { name: /^Tweet Thread/ }));
    const tweets = await screen.findAllByRole('listitem');
    expect(tweets.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
      'Tweet 147 / 280',
      // The doctor is one character.
      'Tweet 235 / 280',
      'Tweet 3295 / 280, 15 too long',
    ]);
    await userEvent.hover(sentence('We offer automatic reminders.'));
    expect(screen.getByRole('figure').textContent).toBe('We offer automatic reminders.Free text, sentence 3');
  });
});
