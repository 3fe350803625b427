import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../index';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Strategy limit reached (3/3)', children: <Button aria-disabled>New Strategy</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Keyboard focus opens it without a delay. */
export const Open: Story = { play: () => userEvent.tab() };

export const LongText: Story = {
  args: { text: 'A strategy can be deleted to make room for a new one. Its ideas and its drafts are deleted with it.' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await within(canvasElement.ownerDocument.body).findByRole('tooltip');
  },
};
