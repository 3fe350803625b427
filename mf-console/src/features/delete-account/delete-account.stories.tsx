import { Button } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DeleteAccount } from './delete-account';

const meta = {
  title: 'Console/Account/Delete account',
  component: DeleteAccount,
  args: { exportFirst: <Button variant="secondary">Download my data</Button> },
} satisfies Meta<typeof DeleteAccount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    await within(document.body).findByRole('dialog');
  },
};

export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'DELETE');
  },
};
