import { Button } from '@declic/design-system';
import { fn, userEvent, within } from 'storybook/test';
import preview from '@declic/design-system/storybook/preview';
import { DeleteAccount } from './delete-account';

const meta = preview.meta({
  title: 'Console/Account/Delete account',
  component: DeleteAccount,
  args: { exportFirst: <Button variant="secondary">Download my data</Button>, onDeleted: fn() },
});

export const Default = meta.story();

export const Asking = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    await within(document.body).findByRole('dialog');
  },
});

export const Confirmed = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'DELETE');
  },
});
