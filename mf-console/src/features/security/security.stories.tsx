import { userEvent, within } from 'storybook/test';
import preview from '@declic/design-system/storybook/preview';
import { aCurrentSession, aSessionElsewhere } from '../../testing/security-factories';
import { Security } from './security';
import { currentUserQuery, sessionsQuery } from './security.queries';

const meta = preview.meta({ title: 'Console/Account/Security', component: Security });

const answers = (sessions = [aCurrentSession()], email = 'ada@example.test') => ({
  route: '/account',
  queries: [
    [sessionsQuery().queryKey, sessions],
    [currentUserQuery().queryKey, { id: '0199a5b2-0000-7000-8000-00000000000a', email }],
  ],
});

export const ThisDeviceOnly = meta.story({ parameters: answers() });

export const ManySessions = meta.story({
  parameters: answers([
    aCurrentSession(),
    aSessionElsewhere(),
    aSessionElsewhere({ id: '0199a5b2-0000-7000-8000-0000000000c2', device: 'Safari on iOS', kind: 'tablet' }),
    aSessionElsewhere({ id: '0199a5b2-0000-7000-8000-0000000000c3', device: 'curl', kind: 'program' }),
  ]),
});

export const LongWords = meta.story({
  parameters: answers(
    [aSessionElsewhere({ device: 'A-Program-With-A-Very-Long-Name-Of-40-Chars' }), aCurrentSession()],
    'a.person.with.a.very.long.address.indeed@a-company-with-a-long-name.example.test',
  ),
});

export const ChangingThePassword = meta.story({
  parameters: answers(),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change password' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^New password/), 'Daisy');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await dialog.findByText('Your present password is required');
  },
});

export const ChangingTheAddress = meta.story({
  parameters: answers(),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change email address' }));
    await within(document.body).findByRole('dialog');
  },
});
