import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { type Draft, draftKeys } from './drafts.queries';
import { IdeaDrafts } from './idea-drafts';
import {
  aDraft,
  aDraftedIdea,
  aLinkedinPost,
  anUnwrittenDraft,
  aThread,
  aVersion,
  blogText,
} from './testing/draft-factories';

const meta = preview.meta({
  title: 'Flow/Drafts',
  component: IdeaDrafts,
  args: { idea: aDraftedIdea([]) },
  decorators: [
    (Story) => (
      <main>
        <h1>Flow Content</h1>
        <h2>Ideas</h2>
        <h3>How online booking changes a dental clinic</h3>
        <Story />
      </main>
    ),
  ],
});

const withDrafts = (...drafts: Draft[]) => ({
  args: { idea: aDraftedIdea(drafts) },
  parameters: {
    queries: [
      ...drafts.map((draft) => [draftKeys.text(draft), draft]),
      ...drafts.map(({ id }) => [
        draftKeys.versions(id),
        { versions: [aVersion({ version: 2, content_md: blogText, engine: 'you' }), aVersion()] },
      ]),
    ],
  },
});

/** Presses one button after the other. */
const press =
  (...names: RegExp[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const name of names) await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

export const Closed = meta.story(withDrafts(aDraft(), aLinkedinPost(), aThread()));

export const NotGenerated = meta.story({ play: press(/^Blog Post/, /^LinkedIn Post/, /^Tweet Thread/) });

export const Arriving = meta.story({
  ...withDrafts(
    aDraft(),
    anUnwrittenDraft('writing', { id: 'd2', format_type: 'linkedin' }),
    anUnwrittenDraft('queued', { id: 'd3', format_type: 'tweet' }),
  ),
  play: press(/^LinkedIn Post/),
});

export const Failed = meta.story({
  ...withDrafts(
    anUnwrittenDraft('failed', { failure: 'The writing was interrupted three times. Have it written again.' }),
  ),
  play: press(/^Blog Post/),
});

export const BlogPost = meta.story({ ...withDrafts(aDraft()), play: press(/^Blog Post/) });

export const SentenceAndSource = meta.story({
  ...withDrafts(aDraft()),
  play: async ({ canvasElement }) => {
    await press(/^Blog Post/)({ canvasElement });
    await userEvent.hover(await within(canvasElement).findByText('waste hours'));
  },
});

export const LinkedinPost = meta.story({
  ...withDrafts(aLinkedinPost({ engine: 'you' })),
  play: press(/^LinkedIn Post/),
});

export const TweetThread = meta.story({ ...withDrafts(aThread()), play: press(/^Tweet Thread/) });

export const WithNotice = meta.story({
  ...withDrafts(aDraft({ notice: 'The model did not answer in time, so the built-in engine wrote this.' })),
  play: press(/^Blog Post/),
});

export const Quality = meta.story({ ...withDrafts(aDraft()), play: press(/^Blog Post/, /^Quality 82%/) });

export const Versions = meta.story({
  ...withDrafts(aDraft()),
  play: press(/^Blog Post/, /^Versions/, /^Compare version 1/),
});

export const CopyAndDownload = meta.story({ ...withDrafts(aDraft()), play: press(/^Blog Post/, /^Copy and download/) });

export const LongText = meta.story({
  ...withDrafts(
    aDraft({
      content_md: `# ${'Averylongwordwithoutaspace'.repeat(8)}\n\n${'A long paragraph goes on. '.repeat(200)}\n\n| ${'wide | '.repeat(20)}\n|${'---|'.repeat(20)}\n| ${'cell | '.repeat(20)}\n`,
      sources: [],
    }),
  ),
  play: press(/^Blog Post/),
});
