import type { Meta, StoryObj } from '@storybook/react-vite';
import { MyData } from './my-data';
import type { Matching } from './use-matching';

const idle: Matching = {
  matched: null,
  status: 'idle',
  match: () => Promise.resolve(),
  clear: () => undefined,
  carry: () => undefined,
};
const fit = { slug: 'iban_validate', payload: {}, reason: 'IBAN takes it', isComplete: true };

const meta = {
  title: 'Console/Catalogue/MyData',
  component: MyData,
  args: { matching: idle },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Works with my data'));
  },
} satisfies Meta<typeof MyData>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Working: Story = { args: { matching: { ...idle, status: 'working' } } };

export const Matched: Story = { args: { matching: { ...idle, matched: { label: 'IBAN', fits: [fit] } } } };

export const NothingTakesIt: Story = {
  args: { matching: { ...idle, matched: { label: 'Unknown kind of file', fits: [] } } },
};

export const Failed: Story = { args: { matching: { ...idle, status: 'failed' } } };
