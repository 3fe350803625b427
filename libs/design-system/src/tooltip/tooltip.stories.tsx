import { userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../index';
import { Tooltip } from './tooltip';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Strategy limit reached (3/3)', children: <Button aria-disabled>New Strategy</Button> },
});

export const Closed = meta.story();

/** Keyboard focus opens it without a delay. */
export const Open = meta.story({ play: () => userEvent.tab() });

export const LongText = meta.story({
  args: { text: 'A strategy can be deleted to make room for a new one. Its ideas and its drafts are deleted with it.' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await within(canvasElement.ownerDocument.body).findByRole('tooltip');
  },
});
