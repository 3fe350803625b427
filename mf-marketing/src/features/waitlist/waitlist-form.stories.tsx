import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { WaitlistForm } from './waitlist-form';

const meta: Meta<typeof WaitlistForm> = { title: 'Marketing/Waitlist form', component: WaitlistForm };
export default meta;

type Story = StoryObj<typeof WaitlistForm>;

export const French: Story = { args: { language: 'fr' } };
export const English: Story = { args: { language: 'en' } };
export const Spanish: Story = { args: { language: 'es' } };

export const ReadyToSend: Story = {
  args: { language: 'en' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox'), 'someone.with.a.rather.long.address@department.example.test');
    await userEvent.click(form.getByRole('checkbox'));
  },
};
