import { refuse, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote';
// Loaded before the first page is awaited.
import '../../routes/partners.route';

const REQUEST = 'POST /api/marketing/expert-requests';

afterEach(cleanup);

async function open(url = '/partners') {
  renderRemote(remote, { url });
  return screen.findByRole('form', { name: 'Dites-nous ce qui se répète' });
}

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), ' Ada ');
  await userEvent.type(screen.getByRole('textbox', { name: /^Adresse/ }), 'ada@example.test');
  await userEvent.type(screen.getByRole('textbox', { name: /^Votre besoin/ }), 'Nous recopions des factures.');
  await userEvent.click(screen.getByRole('checkbox'));
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));

it('sends the request with the service that the call to action named', async () => {
  const api = serveApi({ [REQUEST]: () => ({ email: 'ada@example.test' }) });
  await open('/partners?service=training');
  await fillIn();
  await send();
  expect(await screen.findByText('Demande envoyée.')).toBeTruthy();
  expect(api.callsTo(REQUEST).map(({ body }) => body)).toEqual([
    {
      service: 'training',
      name: 'Ada',
      email: 'ada@example.test',
      company: '',
      message: 'Nous recopions des factures.',
      consent: true,
      consent_version: '2026-11-27',
      page: '/partners',
    },
  ]);
});

it('says at each field what is wrong, and sends nothing', async () => {
  const api = serveApi({});
  await open();
  await send();
  for (const fault of [
    'Indiquez votre nom.',
    'Veuillez saisir une adresse email valide.',
    'Décrivez votre besoin en 10 caractères au moins.',
    'Votre accord est nécessaire pour vous répondre.',
  ])
    expect(await screen.findByText(fault)).toBeTruthy();
  expect(api.calls).toEqual([]);
});

it('keeps what was typed when the request cannot be taken', async () => {
  serveApi({ [REQUEST]: refuse({ status: 429, code: 'too_many_requests', title: 'Too many requests.' }) });
  await open();
  await fillIn();
  await send();
  expect(await screen.findByText(/Vous avez déjà envoyé plusieurs demandes/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Votre besoin/ })).toHaveProperty(
    'value',
    'Nous recopions des factures.',
  );
});

it('says that the request is not kept when no answer comes for 30 seconds', async () => {
  const late = AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  serveApi({});
  await open();
  await fillIn();
  await send();
  expect(await screen.findByText(/^La demande n’est pas partie\./)).toBeTruthy();
  expect(limit).toHaveBeenCalledWith(30_000);
});

it('keeps what was typed when another call to action names another service', async () => {
  serveApi({});
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('link', { name: 'Organiser une formation' }));
  expect(await screen.findByDisplayValue('Formation et accompagnement')).toBeTruthy();
  expect(screen.getByDisplayValue('Nous recopions des factures.')).toBeTruthy();
});

it('takes the service of a call to action that is pressed again after another was chosen', async () => {
  serveApi({});
  await open('/partners?service=training');
  const service = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' });
  await userEvent.selectOptions(service, 'development');
  await userEvent.click(screen.getByRole('link', { name: 'Organiser une formation' }));
  await expect.poll(() => service.value).toBe('training');
});

it('is a plain form until its script is there', async () => {
  const form = await open();
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([
    '/api/marketing/expert-requests/form',
    'post',
  ]);
  const names = [...new FormData(form as HTMLFormElement).keys()];
  expect(names).toEqual(['page', 'consent_version', 'service', 'name', 'email', 'company', 'message']);
});
