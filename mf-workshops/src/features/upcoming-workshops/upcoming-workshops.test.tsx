import { problem, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../domain/session';
import { remote } from '../../remote';
import { policyAnswer } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';

afterEach(cleanup);

const replay = aWorkshop({
  id: 'replay',
  title: 'Déjà passé',
  start_utc: '2020-01-10T17:30:00Z',
  status: 'replay',
  seats_left: 7,
});
const soldOut = aWorkshop({
  id: 'sold-out',
  title: 'Trop demandé',
  start_utc: '2030-03-01T17:30:00Z',
  status: 'soldout',
  seats_left: 0,
});
const almost = aWorkshop({ id: 'almost', title: 'Presque plein', start_utc: '2030-03-02T17:30:00Z', seats_left: 3 });

const open = (url = '/workshops') => renderRemote(remote, { url });
const LIST = 'GET /api/workshops/sessions';
const list = (...items: Session[]) => serveApi({ ...policyAnswer, [LIST]: () => ({ items, pages: 1 }) });
const findCard = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('article') as HTMLElement); // a card is an article

it('says for each workshop what one can do', async () => {
  list(replay, soldOut, almost);
  open();

  expect((await findCard('Déjà passé')).getByRole('link', { name: 'Voir le replay' }).getAttribute('href')).toBe(
    '/workshops/replay',
  );
  expect((await findCard('Trop demandé')).getByRole('button', { name: 'Complet' })).toHaveProperty('disabled', true);
  expect((await findCard('Presque plein')).getByRole('link', { name: 'Réserver ma place' }).getAttribute('href')).toBe(
    '/workshops/almost?reserver=1',
  );
});

it('shows three tools and how many more, the date in French, and the seats that are left', async () => {
  list(almost);
  open();
  const card = await findCard('Presque plein');

  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'n8n',
    'Webhooks',
    'Google Sheets',
    '+2',
  ]);
  expect(card.getByText('sam. 2 mars, 18:30')).toBeTruthy();
  expect(card.getByText('Plus que 3 places')).toBeTruthy();
  expect(card.getByText('À venir')).toBeTruthy();
});

it('features the next workshop', async () => {
  list(replay, almost);
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Libre dès demain' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Presque plein' })).toBeTruthy();
  expect(document.title).toBe('Ateliers gratuits d’automatisation · Declic');
  expect(document.documentElement.lang).toBe('fr');
});

it('keeps the view in the address', async () => {
  list(almost);
  const { router } = open('/workshops?utm_source=lettre');

  await userEvent.click(await screen.findByRole('button', { name: 'Liste' }));

  expect(await screen.findByRole('button', { name: 'Liste', pressed: true })).toBeTruthy();
  expect(router.state.location.search).toBe('?utm_source=lettre&vue=liste');
});

it('carries the campaign on to the workshop', async () => {
  list(almost);
  open('/workshops?utm_source=lettre');

  expect((await findCard('Presque plein')).getByRole('link', { name: 'Presque plein' }).getAttribute('href')).toBe(
    '/workshops/almost?utm_source=lettre',
  );
});

it('shows six skeleton cards, and an empty state', async () => {
  const answer = Promise.withResolvers<{ items: Session[]; pages: number }>();
  serveApi({ ...policyAnswer, [LIST]: () => answer.promise });
  open();

  expect(await screen.findAllByTestId('workshop-skeleton')).toHaveLength(6);
  answer.resolve({ items: [], pages: 1 });
  expect(await screen.findByText('Aucun atelier pour le moment')).toBeTruthy();
});

it('says that loading failed, and loads again', async () => {
  let answers = 0;
  serveApi({
    ...policyAnswer,
    [LIST]: () => (answers++ === 0 ? problem({ status: 500 }) : { items: [almost], pages: 1 }),
  });
  open();

  expect(await screen.findByText('Erreur de chargement')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await findCard('Presque plein')).toBeTruthy();
});

it('puts the custom workshop into the grid, and not into the list', async () => {
  list(almost);
  open();
  const custom = await findCard('Un atelier sur mesure');

  expect(custom.getByRole('link', { name: 'Nous en parler' }).getAttribute('href')).toMatch(/^mailto:/);
  await userEvent.click(screen.getByRole('button', { name: 'Liste' }));
  await screen.findByRole('button', { name: 'Liste', pressed: true });
  expect(screen.queryByRole('heading', { name: 'Un atelier sur mesure' })).toBeNull();
});

it('has four benefits, four voices that say they are examples, seven questions and an address', async () => {
  list(almost);
  open();
  const items = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('listitem');

  await screen.findByRole('region', { name: 'Questions fréquentes' });
  expect(items('Pourquoi nos ateliers')).toHaveLength(4);
  expect(items('Ce qu’on en retient')).toHaveLength(4);
  expect(screen.getByText(/Exemples rédigés par notre équipe/)).toBeTruthy();
  expect(items('Questions fréquentes')).toHaveLength(7);
  const contact = within(screen.getByRole('region', { name: 'Nous écrire' }));
  expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^mailto:/),
    expect.stringMatching(/^https:\/\/t\.me\//),
  ]);
});
