import preview from '@declic/design-system/storybook/preview';
import type { Decorator } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { aDraft, aDraftedIdea, aThread, blogText, threadText } from '../testing/draft-factories';
import { forgetUnsavedDraft, keepUnsavedDraft } from '../unsaved-drafts';
import { DraftEditor } from './draft-editor';

/** What this browser has of the draft before the story begins. */
const withUnsaved =
  (version: number, text: string): Decorator =>
  (Story) => {
    keepUnsavedDraft(aDraft().id, { version, text });
    return <Story />;
  };

const withoutUnsaved: Decorator = (Story) => {
  forgetUnsavedDraft(aDraft().id);
  return <Story />;
};

const meta = preview.meta({
  title: 'Flow/Draft editor',
  component: DraftEditor,
  args: { idea: aDraftedIdea([aDraft()]), draft: aDraft(), text: blogText, onClose: () => undefined },
});

export const BlogPost = meta.story({ decorators: [withoutUnsaved] });

export const TweetThread = meta.story({ args: { draft: aThread(), text: threadText } });

export const Empty = meta.story({ args: { text: '' }, decorators: [withoutUnsaved] });

export const Recovered = meta.story({ decorators: [withUnsaved(2, `${blogText}\nTyped and not saved.`)] });

export const ChangedElsewhere = meta.story({
  decorators: [withUnsaved(1, blogText.replace('online booking', 'booking by phone'))],
});

export const ChangedInTwoPassages = meta.story({
  decorators: [withUnsaved(1, `A passage before all others.\n\n${blogText}\n\nAnd one at the end.`)],
});

export const LeavingUnsaved = meta.story({
  decorators: [withUnsaved(2, `${blogText}\nTyped and not saved.`)],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await body.findByRole('alertdialog', { name: 'Discard your changes?' });
  },
});
