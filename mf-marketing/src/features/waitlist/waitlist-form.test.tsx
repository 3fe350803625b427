import { brokenAnswer, problem, refuse, serveApi } from '@declic/openapi/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWaitlist } from '../../testing/render-waitlist';
import { forgetSubmission } from './submission-interval';

const JOIN = 'POST /api/marketing/waitlist';
const accepted = () => ({ email: 'someone@example.test' });
const unavailable = refuse({ status: 503, code: 'service_unavailable', title: 'The service is away.' });

let api: ReturnType<typeof serveApi>;

async function openForm(language: 'fr' | 'en' | 'es') {
  const user = userEvent.setup();
  renderWaitlist(language);
  const email = await screen.findByRole('textbox');
  const consent = screen.getByRole('checkbox');
  const submit = screen.getByRole('button', { name: /waitlist|liste|lista/i });
  return { user, email, consent, submit };
}

beforeEach(() => {
  forgetSubmission();
  api = serveApi({ [JOIN]: accepted });
});

afterEach(cleanup);

it('sends the address with the consent text that was read, the language and the page', async () => {
  const { user, email, consent, submit } = await openForm('fr');

  await user.type(email, ' someone@example.test');
  await user.click(consent);
  await user.click(submit);

  expect(await screen.findByText('Merci pour votre inscription !', { selector: 'strong' })).toBeTruthy();
  expect(api.callsTo(JOIN).map(({ body }) => body)).toEqual([
    {
      email: 'someone@example.test',
      consent: true,
      consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      language: 'fr',
      page: '/fr/',
    },
  ]);
});

it('is empty again after it was kept', async () => {
  const { user, email, consent, submit } = await openForm('en');

  await user.type(email, 'someone@example.test');
  await user.click(consent);
  await user.click(submit);

  await waitFor(() => expect(email).toHaveProperty('value', ''));
  expect(consent).toHaveProperty('checked', false);
  expect(submit).toHaveProperty('disabled', true);
});

it('cannot be sent without an address or without consent', async () => {
  const { user, email, consent, submit } = await openForm('en');
  expect(submit).toHaveProperty('disabled', true);

  await user.type(email, 'someone@example.test');
  expect(submit).toHaveProperty('disabled', true);

  await user.click(consent);
  expect(submit).toHaveProperty('disabled', false);
});

it('refuses a bad address and a missing consent in the words of the page', async () => {
  const { user, email, consent } = await openForm('es');

  // With its button disabled a browser does not send the form; assistive technology and scripts may.
  await user.type(email, 'someone@example.test');
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('Debes aceptar la política de privacidad.')).toBeTruthy();

  await user.clear(email);
  await user.type(email, 'someone');
  await user.click(consent);
  await user.type(email, '{Enter}');
  expect(await screen.findByText('Por favor ingresa un email válido.')).toBeTruthy();
  expect(api.callsTo(JOIN)).toEqual([]);
});

it('waits 30 seconds between two sign-ups, in every language', async () => {
  const first = await openForm('en');
  await first.user.type(first.email, 'someone@example.test');
  await first.user.click(first.consent);
  await first.user.click(first.submit);
  await screen.findByText('Thank you for signing up!', { selector: 'strong' });
  cleanup();

  const second = await openForm('fr');
  await second.user.type(second.email, 'other@example.test');
  await second.user.click(second.consent);
  await second.user.click(second.submit);

  expect(await screen.findByText(/^Veuillez attendre \d+ secondes avant de soumettre à nouveau\.$/)).toBeTruthy();
  expect(api.callsTo(JOIN)).toHaveLength(1);
});

it('does not thank for an address that came too fast', async () => {
  const { user, email, consent, submit } = await openForm('fr');
  await user.type(email, 'someone@example.test');
  await user.click(consent);
  await user.click(submit);
  expect(await screen.findByText('Merci pour votre inscription !', { selector: 'form *' })).toBeTruthy();

  await user.type(email, 'other@example.test');
  await user.click(consent);
  await user.click(submit);
  expect(await screen.findByText(/^Veuillez attendre \d+ secondes/)).toBeTruthy();
  expect(screen.queryByText('Merci pour votre inscription !', { selector: 'form *' })).toBeNull();
  expect(email).toHaveProperty('value', 'other@example.test');
});

it('keeps what was typed when the service fails, and can be sent again at once', async () => {
  serveApi({ [JOIN]: unavailable });
  const { user, email, consent, submit } = await openForm('en');

  await user.type(email, 'someone@example.test');
  await user.click(consent);
  await user.click(submit);

  expect(await screen.findByText('An error occurred. Please try again in a few moments.')).toBeTruthy();
  expect(await screen.findByText('An error occurred during registration. Please try again.')).toBeTruthy();
  expect(email).toHaveProperty('value', 'someone@example.test');

  serveApi({ [JOIN]: accepted });
  await user.click(submit);
  expect(await screen.findByText('Thank you for signing up!', { selector: 'strong' })).toBeTruthy();
});

it('says that the request took too long', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too long', 'TimeoutError')));
  const { user, email, consent, submit } = await openForm('fr');

  await user.type(email, 'someone@example.test');
  await user.click(consent);
  await user.click(submit);

  expect(await screen.findByText('La requête a pris trop de temps. Veuillez réessayer.')).toBeTruthy();
});

it('is a plain form until its script is there', async () => {
  renderWaitlist('es');
  const form = await screen.findByRole('form');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/api/marketing/waitlist/form', 'post']);
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    language: 'es',
    page: '/es/',
    consent_version: '2026-11-20',
    email: '',
  });
});

it('keeps what was typed when there is no network', async () => {
  serveApi({ [JOIN]: () => brokenAnswer(Response.error()) });
  const { user, email, consent, submit } = await openForm('es');
  await user.type(email, 'ada@example.test');
  await user.click(consent);
  await user.click(submit);
  expect(await screen.findByText('Ocurrió un error. Intenta de nuevo en unos momentos.')).toBeTruthy();
  expect(email).toHaveProperty('value', 'ada@example.test');
});

it('says how long to wait when the service has had too many, and waits before it asks again', async () => {
  const answer = problem({ status: 429, code: 'too_many_requests', title: 'Too many requests.' });
  answer.headers.set('retry-after', '3600');
  api = serveApi({ [JOIN]: () => answer });
  const { user, email, consent, submit } = await openForm('es');
  await user.type(email, 'ada@example.test');
  await user.click(consent);
  await user.click(submit);
  const words = 'Por favor espera 3600 segundos antes de intentar de nuevo.';
  expect(await screen.findByText(words, { selector: 'form *' })).toBeTruthy();
  expect(screen.queryByText('Ocurrió un error. Intenta de nuevo en unos momentos.')).toBeNull();

  await user.click(submit);
  expect(await screen.findByText('Por favor espera 30 segundos antes de intentar de nuevo.')).toBeTruthy();
  expect(api.callsTo(JOIN)).toHaveLength(1);
});

it('takes no markup', async () => {
  const { user, email } = await openForm('fr');
  await user.click(email);
  await user.paste('<b>zoé@example.test</b>');
  expect(email).toHaveProperty('value', 'bzoé@example.test/b');
});

it('refuses an address of 256 characters, and does not shorten it to another', async () => {
  const { user, email, consent, submit } = await openForm('fr');
  const long = `${'a'.repeat(243)}@example.test`;
  await user.click(email);
  await user.paste(long);
  expect(email).toHaveProperty('value', long);
  await user.click(consent);
  await user.click(submit);
  expect(await screen.findByText('Veuillez saisir une adresse email valide.')).toBeTruthy();
  expect(api.callsTo(JOIN)).toEqual([]);
});

it('says in its words that the service takes no address with an accent, keeps it, and lets it be mended at once', async () => {
  const errors = [{ in: 'body' as const, field: 'email', message: 'must be an e-mail address' }];
  serveApi({ [JOIN]: refuse({ status: 422, code: 'validation_failed', title: 'The request is not valid.', errors }) });
  const { user, email, consent, submit } = await openForm('fr');
  await user.type(email, 'zoé@example.test');
  await user.click(consent);
  await user.click(submit);
  expect(await screen.findByText('Veuillez saisir une adresse email valide.', { selector: 'form *' })).toBeTruthy();
  expect(email).toHaveProperty('value', 'zoé@example.test');

  api = serveApi({ [JOIN]: accepted });
  await user.clear(email);
  await user.type(email, 'zoe@example.test');
  await user.click(submit);
  expect(await screen.findByText('Merci pour votre inscription !', { selector: 'strong' })).toBeTruthy();
});
