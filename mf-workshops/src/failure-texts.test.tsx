import { failureTexts, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote';
import { aWorkshop } from './testing/a-workshop';

const workshop = { 'GET /api/workshops/sessions/{id}': () => aWorkshop({ id: 'w1' }) };

failureTexts(
  {
    'the list of workshops': {
      call: 'GET /api/workshops/sessions',
      open: () => renderRemote(remote, { url: '/workshops' }),
    },
    'one workshop': {
      call: 'GET /api/workshops/sessions/{id}',
      open: () => renderRemote(remote, { url: '/workshops/w1' }),
    },
    'a booking': {
      call: 'POST /api/workshops/bookings',
      replies: workshop,
      open: () => renderRemote(remote, { url: '/workshops/w1?reserver=1' }),
      act: async () => {
        await screen.findByRole('form', { name: 'Réservation' });
        await userEvent.type(screen.getByRole('textbox', { name: /Prénom/ }), 'Ada');
        await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ada@example.test');
        await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
        await userEvent.click(screen.getByRole('button', { name: 'Confirmer ma réservation' }));
      },
    },
  },
  './failure-texts.txt',
);
