import { renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';

export async function openLogin(url = '/login') {
  const rendered = renderRemote(remote, { url });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

export async function fillIn({ email = 'ada@example.com', password = 'Abcdefg1!', confirm = '' } = {}) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText(/^Email/), email);
  if (password) await user.type(screen.getByLabelText(/^Password/), password);
  if (confirm) await user.type(screen.getByLabelText(/^Confirm password/), confirm);
  await user.click(screen.getByRole('button', { name: /^Sign (in|up)$/ }));
}
