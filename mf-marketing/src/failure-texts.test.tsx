import { failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { forgetSubmission } from './features/waitlist/submission-interval';
import type { Language } from './i18n/language';
import { remote } from './remote';
import { renderWaitlist } from './testing/render-waitlist';

beforeEach(forgetSubmission);

const waitlist = (language: Language): FailingScreen => ({
  call: 'POST /api/marketing/waitlist',
  says: 2,
  open: () => renderWaitlist(language),
  act: async () => {
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('ada@example.test');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /waitlist|liste|lista/i }));
  },
});

const experts: FailingScreen = {
  call: 'POST /api/marketing/expert-requests',
  open: () => renderRemote(remote, { url: '/partners' }),
  act: async () => {
    const fields = [
      [/^Nom/, 'Ada'],
      [/^Adresse/, 'ada@example.test'],
      [/^Votre besoin/, 'Nous recopions des factures.'],
    ] as const;
    for (const [name, text] of fields) {
      await userEvent.click(await screen.findByRole('textbox', { name }));
      await userEvent.paste(text);
    }
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  },
};

failureTexts(
  {
    'the waitlist in English': waitlist('en'),
    'the waitlist in French': waitlist('fr'),
    'the waitlist in Spanish': waitlist('es'),
    'a request to the experts': experts,
  },
  './failure-texts.txt',
  {
    entry: `${import.meta.dirname}/remote.tsx`,
    silent: { 'GET /api/marketing/offer': 'the offer is shown without the number of places left' },
  },
);
