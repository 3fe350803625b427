import preview from '@declic/design-system/storybook/preview';
import { MyData } from './my-data';
import type { Matching } from './use-matching';

const idle: Matching = {
  matched: null,
  status: 'idle',
  error: undefined,
  match: () => Promise.resolve(),
  clear: () => undefined,
  carry: () => undefined,
};
const fit = { slug: 'iban_validate', payload: {}, reason: 'IBAN takes it', isComplete: true };

const meta = preview.meta({
  title: 'Console/Catalogue/MyData',
  component: MyData,
  args: { matching: idle },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Works with my data'));
  },
});

export const Default = meta.story();

export const Working = meta.story({ args: { matching: { ...idle, status: 'working' } } });

export const Matched = meta.story({ args: { matching: { ...idle, matched: { label: 'IBAN', fits: [fit] } } } });

export const NothingTakesIt = meta.story({
  args: { matching: { ...idle, matched: { label: 'Unknown kind of file', fits: [] } } },
});

export const Failed = meta.story({ args: { matching: { ...idle, status: 'failed' } } });
