import { refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote';
import { aMyBooking } from '../../testing/a-booking';
import { policyAnswer } from '../../testing/a-policy';
// Loaded before the page asks for it: a busy machine may take longer to compile it than a page waits for its parts.
import './transfer-form';

afterEach(cleanup);

const MINE = 'GET /api/workshops/my-booking';
const CANCEL = 'POST /api/workshops/my-booking/cancel';
const CONFIRM = 'POST /api/workshops/my-booking/confirm';
const TRANSFER = 'POST /api/workshops/my-booking/transfer';
const CALENDAR = 'GET /api/workshops/my-booking/calendar';

const cancelled = aMyBooking({
  status: 'cancelled',
  transfer_possible: false,
  cancellation: { ...aMyBooking().cancellation, possible: false, cancelled_at: '2026-11-24T10:00:00Z' },
});

function open(replies: Replies = {}) {
  const api = serveApi({ ...policyAnswer, [MINE]: () => aMyBooking(), ...replies });
  return { api, ...renderRemote(remote, { url: '/workshops/booking#link-token-of-the-mail' }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows the booking of the link, takes the token out of the address, and changes nothing', async () => {
  const { api, router } = open();

  expect(await screen.findByRole('heading', { level: 1, name: /Votre premier workflow/ })).toBeTruthy();
  expect(screen.getByText('Premium · 49€')).toBeTruthy();
  expect(router.state.location).toMatchObject({ hash: '', search: '', state: { linkToken: 'link-token-of-the-mail' } });
  expect(api.callsTo(MINE)[0]?.request.headers.get('booking-token')).toBe('link-token-of-the-mail');
  expect(api.calls.filter(({ request }) => request.method !== 'GET')).toEqual([]);
});

it('keeps the booking when the keyboard skips to the content', async () => {
  const { router } = open();
  await screen.findByRole('heading', { level: 1, name: /Votre premier workflow/ });
  await userEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }));

  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(router.state.location).toMatchObject({ hash: '', state: { linkToken: 'link-token-of-the-mail' } });
  expect(screen.getByRole('heading', { level: 1, name: /Votre premier workflow/ })).toBeTruthy();
});

it('cancels in two steps, with the refund that was named', async () => {
  const { api } = open({ [CANCEL]: () => cancelled });
  await press('Annuler ma réservation');

  expect(await screen.findByText('Annulation libre : vos 49€ vous sont rendus.')).toBeTruthy();
  expect(screen.getByText('Remboursement : 49€')).toBeTruthy();
  expect(api.callsTo(CANCEL)).toEqual([]);
  await press('Confirmer l’annulation');

  expect(await screen.findByText(/Votre réservation est annulée/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(api.callsTo(CANCEL).map(({ body }) => body)).toEqual([{ refund_eur: 49 }]);
  expect(screen.queryByRole('button', { name: 'Annuler ma réservation' })).toBeNull();
});

it.each(['Annuler ma réservation', 'Céder ma place'])(
  'returns the focus to « %s » when the seat is kept',
  async (name) => {
    open();
    await press(name);
    await press('Garder ma place');
    expect(screen.getByRole('button', { name })).toBe(document.activeElement);
  },
);

it('names the new refund when it has changed meanwhile, and asks again', async () => {
  let refund = 49;
  const booking = () =>
    aMyBooking({ cancellation: { ...aMyBooking().cancellation, refund_eur: refund, sentence: `Rendu : ${refund}€.` } });
  open({ [MINE]: booking, [CANCEL]: refuse({ status: 409, code: 'refund_changed' }) });
  await press('Annuler ma réservation');
  refund = 0;
  await press('Confirmer l’annulation');

  expect(await screen.findByText(/Le remboursement a changé/)).toBeTruthy();
  expect(await screen.findByText('Remboursement : 0€')).toBeTruthy();
});

it('takes an unconfirmed seat by a press, not by opening the link', async () => {
  const { api } = open({ [MINE]: () => aMyBooking({ status: 'unconfirmed' }), [CONFIRM]: () => aMyBooking() });
  await screen.findByText(/elle n’est pas encore prise/);
  expect(api.callsTo(CONFIRM)).toEqual([]);
  await press('Confirmer ma place');

  expect(await screen.findByText('Confirmée')).toBeTruthy();
});

it('gives the seat to another person', async () => {
  const { api } = open({ [TRANSFER]: () => undefined });
  await press('Céder ma place');
  const form = within(await screen.findByRole('form', { name: 'Céder ma place' }));
  await userEvent.type(form.getByRole('textbox', { name: /Prénom/ }), 'Grace');
  await userEvent.type(form.getByRole('textbox', { name: /E-mail/ }), 'grace@example.test');
  await userEvent.click(form.getByRole('button', { name: 'Céder la place' }));

  expect(await screen.findByText(/La place est à Grace/)).toBeTruthy();
  expect(api.callsTo(TRANSFER)[0]?.body).toEqual({ firstName: 'Grace', email: 'grace@example.test' });
  expect(screen.queryByRole('button', { name: 'Annuler ma réservation' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Votre place est cédée' })).toBe(document.activeElement);
});

it('downloads the calendar file as the service wrote it', async () => {
  const written = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  open({ [CALENDAR]: () => new Response(file, { headers: { 'content-type': 'text/calendar' } }) });
  await press('Fichier .ics');

  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
  expect(await (written.mock.calls[0]?.[0] as Blob).text()).toBe(file);
});

it('loads a replay of another site after a press only', async () => {
  const url = 'https://player.vimeo.com/video/1';
  open({ [MINE]: () => aMyBooking({ replay: { state: 'open', url, kind: 'embed' } }) });
  await screen.findByText(/La vidéo vient de player\.vimeo\.com/);
  expect(screen.queryByTitle('Replay de l’atelier')).toBeNull();
  await press('Charger la vidéo');

  expect(screen.getByTitle('Replay de l’atelier').getAttribute('src')).toBe(url);
});

it.each([
  ['/workshops/booking#altered-link-of-the-mail', 'Ce lien n’est plus valable'],
  ['/workshops/booking', 'Ouvrez le lien de votre e-mail'],
  ['/workshops/booking#main', 'Ouvrez le lien de votre e-mail'],
])('says of %s what is wrong with the link', async (url, title) => {
  serveApi({ ...policyAnswer, [MINE]: refuse({ status: 404, code: 'booking_link_invalid' }) });
  renderRemote(remote, { url });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
