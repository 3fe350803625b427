import { type Answer, problem, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { remote } from '../../remote';
import { policyAnswer } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';
// Loaded before the page asks for them: a busy machine may take longer to compile them than a page waits for its parts.
import '../../booking-link/resend-link';
import '../../waiting-list/join-waiting-list';

afterEach(cleanup);

const workshop = aWorkshop({ id: 'w1', seats_left: 4 });
const ONE = 'GET /api/workshops/sessions/{id}';
const open = (answer: Answer<typeof ONE> = workshop, url = '/workshops/w1') => {
  serveApi({ ...policyAnswer, [ONE]: ({ params }) => (params.id === 'w1' ? answer : problem({ status: 404 })) });
  return renderRemote(remote, { url });
};

it('tells everything one wants to know before booking', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: workshop.title })).toBeTruthy();
  for (const heading of ['Objectifs', 'Programme', 'Prérequis', 'Livrables', 'Avantages'])
    expect(screen.getByRole('region', { name: heading })).toBeTruthy();
  expect(screen.getByText('vendredi 1er mars 2030')).toBeTruthy();
  expect(screen.getByText('18:30 (heure de Paris)')).toBeTruthy();
  expect(screen.getAllByText('60 min')).toHaveLength(2);
  expect(screen.getAllByText('Plus que 4 places')).toHaveLength(2);
  expect(
    within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getByRole('link', { name: 'Ateliers' }),
  ).toBeTruthy();
  expect(document.title).toBe('Votre premier workflow n8n utile · Ateliers Declic');
});

it('names the duration of this workshop in its ticket, not the usual one', async () => {
  open(aWorkshop({ id: 'w1', duration_min: 90 }));

  expect(await screen.findByText('Atelier en direct (90 min)')).toBeTruthy();
});

it.each([
  [aWorkshop({ id: 'w1' }), 'À venir'],
  [aWorkshop({ id: 'w1', seats_left: 0 }), 'Complet'],
  [aWorkshop({ id: 'w1', status: 'replay' }), 'Replay'],
  [aWorkshop({ id: 'w1', status: 'ended' }), 'Terminé'],
  [aWorkshop({ id: 'w1', status: 'cancelled' }), 'Annulé'],
])('wears the badge of its state', async (session, badge) => {
  open(session);
  await screen.findByRole('heading', { level: 1 });

  expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
});

it('offers no booking when the room is full', async () => {
  open(aWorkshop({ id: 'w1', seats_left: 0 }), '/workshops/w1?reserver=1');

  expect(await screen.findByRole('button', { name: 'Complet' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('form')).toBeNull();
});

it('switches to the booking form, and the address says so', async () => {
  const { router } = open();

  await userEvent.click(await screen.findByRole('link', { name: 'Réserver ma place' }));

  expect(await screen.findByRole('form', { name: 'Réservation' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Réserver ma place' }));
  expect(router.state.location.search).toBe('?reserver=1');
  expect(document.title).toBe(`${workshop.title} · Ateliers Declic`);
});

it.each([
  [problem({ status: 404, code: 'workshop_not_found', title: 'Workshop not found' }), 'Workshop not found'],
  [problem({ status: 400, code: 'invalid_workshop_id', title: 'Invalid workshop ID' }), 'Invalid workshop ID'],
])('says that a workshop does not exist', async (answer, detail) => {
  open(answer);

  expect(await screen.findByRole('heading', { name: 'Workshop introuvable' })).toBeTruthy();
  expect(screen.getByText(/Ce workshop n'existe pas\./)).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
});

it('offers to try again when loading failed', async () => {
  let answers = 0;
  serveApi({ ...policyAnswer, [ONE]: () => (answers++ === 0 ? problem({ status: 502 }) : workshop) });
  document.title = 'Un autre atelier';
  renderRemote(remote, { url: '/workshops/w1' });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  // Titles are set by an effect, which may run after the button is there.
  await expect.poll(() => document.title).toBe('Atelier · Ateliers Declic');
  await userEvent.click(retry);

  expect(await screen.findByRole('heading', { level: 1, name: workshop.title })).toBeTruthy();
});

it('names both tickets, their prices, and what the policy says they include', async () => {
  open(aWorkshop({ id: 'w1', premium_price_eur: 49 }));

  expect(await screen.findByRole('heading', { name: 'Premium' })).toBeTruthy();
  expect(screen.getByText('0€')).toBeTruthy();
  expect(screen.getByText('49€')).toBeTruthy();
  expect(await screen.findByText('Sans replay')).toBeTruthy();
  expect(screen.getByText('-15 % pendant 10 mois')).toBeTruthy();
});

it('takes an e-mail into the line of a workshop that is full, and names the place', async () => {
  const full = aWorkshop({ id: 'w1', seats_left: 0, status: 'soldout', waiting_list_open: true });
  const api = serveApi({
    ...policyAnswer,
    [ONE]: () => full,
    'POST /api/workshops/waiting-list': () => ({ position: 3 }),
  });
  renderRemote(remote, { url: '/workshops/w1' });

  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'ada@example.test');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Rejoindre la file' }));

  expect(await screen.findByText('Votre place dans la file : n° 3.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Liste d’attente' }));
  expect(api.callsTo('POST /api/workshops/waiting-list')[0]?.body).toEqual({
    sessionId: 'w1',
    email: 'ada@example.test',
    ticketType: 'free',
    gdprConsent: true,
  });
});

it('leads from a replay to the personal link of the ticket', async () => {
  serveApi({
    ...policyAnswer,
    [ONE]: () => aWorkshop({ id: 'w1', status: 'replay' }),
    'POST /api/workshops/bookings/link': () => undefined,
  });
  renderRemote(remote, { url: '/workshops/w1' });

  await userEvent.click(await screen.findByRole('button', { name: 'Voir le replay' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'ada@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir mon lien' }));

  expect(await screen.findByText(/Si cette adresse a une réservation/)).toBeTruthy();
});

it.each([workshop, aWorkshop({ id: 'w1', seats_left: 0, status: 'soldout' })])(
  'mails the personal link of a booking again, while the workshop is ahead',
  async (session) => {
    open(session);
    const toggle = await screen.findByRole('button', { name: 'J’ai déjà une réservation' });
    expect(screen.queryByRole('form', { name: 'Recevoir mon lien' })).toBeNull();
    await userEvent.click(toggle);
    expect(await screen.findByRole('form', { name: 'Recevoir mon lien' })).toBeTruthy();
  },
);

it('keeps the campaign in the links of the header and of the way back', async () => {
  open(workshop, '/workshops/w1?utm_source=lettre');
  const crumbs = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(crumbs.getByRole('link', { name: 'Ateliers' }).getAttribute('href')).toBe('/workshops?utm_source=lettre');
  expect(screen.getAllByRole('link', { name: 'Questions', hidden: true })[0]?.getAttribute('href')).toBe(
    '/workshops?utm_source=lettre#questions',
  );
});
