import { failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { forgetSubmission } from './features/waitlist/submission-interval';
import { remote } from './remote';

beforeEach(forgetSubmission);

const waitlist = (language: string): FailingScreen => ({
  call: 'POST /api/marketing/waitlist',
  says: 2,
  open: () => renderRemote(remote, { url: `/${language}/` }),
  act: async () => {
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('ada@example.test');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /waitlist|liste|lista/i }));
  },
});

failureTexts(
  {
    'the waitlist in English': waitlist('en'),
    'the waitlist in French': waitlist('fr'),
    'the waitlist in Spanish': waitlist('es'),
  },
  './failure-texts.txt',
);
