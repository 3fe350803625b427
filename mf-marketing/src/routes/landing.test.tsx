import { serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { anOffer } from '../testing/an-offer';
// Loaded before the first page is awaited.
import './landing.route';

const OFFER = 'GET /api/marketing/offer';

beforeEach(() => serveApi({ [OFFER]: () => anOffer() }));
afterEach(cleanup);

const headings = { fr: 'Un POST. C’est fait.', en: 'One POST. Done.', es: 'Un POST. Hecho.' };

// Roles are computed for the whole page, which takes seconds on one of this size: texts and selectors find the same.
async function open(language: 'fr' | 'en' | 'es') {
  renderRemote(remote, { url: `/${language}/` });
  return screen.findByText(headings[language]);
}

const paths = () => screen.getAllByText(/^\/v1\/actions\//);
/** Those of the cards that can be seen. */
const listedPaths = () =>
  paths()
    .filter((path) => !path.closest('details:not([open])'))
    .map((path) => path.textContent);

it.each([
  ['fr', 8, '500 crédits offerts aux 100 premiers inscrits'],
  ['en', 18, '500 free credits for the first 100 sign-ups'],
  ['es', 19, '500 créditos gratis para los 100 primeros inscritos'],
] as const)('shows every part of the page in %s', async (language, cards, offer) => {
  expect((await open(language)).localName).toBe('h1');
  expect(listedPaths()).toHaveLength(cards);
  expect(screen.getByText(offer)).toBeTruthy();
  expect(await screen.findByText('58')).toBeTruthy();
  expect(screen.getByText(/^3 min/)).toBeTruthy();
  expect(document.querySelector('article')?.textContent).toContain('POST /v1/actions/prospect_landing');
  expect(document.querySelectorAll('h2').length).toBeGreaterThanOrEqual(5);
  expect(document.documentElement.lang).toBe(language);
});

it('shows in the article a call with every field that the product promises', async () => {
  await open('en');
  const text = document.querySelector('article')?.textContent ?? '';
  const fields = [
    'name',
    'company',
    'role',
    'logo_url',
    'pain_points',
    'headline_goal',
    'proof_points',
    'cta',
    'primary',
  ];
  const others = ['font', 'utm_campaign', 'owner', 'domain', 'subdomain_strategy', 'crm', 'sequence_id'];
  expect([...fields, ...others].filter((field) => !text.includes(`"${field}":`))).toEqual([]);
});

it('begins the French grid with 8 of 18 actions, with a way to the rest', async () => {
  await open('fr');
  expect(listedPaths()).toHaveLength(8);
  await userEvent.click(screen.getByText('Voir les 10 autres actions'));
  expect(new Set(listedPaths()).size).toBe(18);
});

it('ends the English grid with what else there is', async () => {
  await open('en');
  expect(screen.getByText('and much more')).toBeTruthy();
  expect(screen.getByText('+80 other actions')).toBeTruthy();
});

it('opens the action that a card names, and shows what was sent and answered', async () => {
  await open('en');
  const link = screen.getByText('Read an invoice');
  expect(link.getAttribute('href')).toBe('/docs/actions/extract_invoice');
  const card = link.closest('li') as HTMLElement; // each card is an item of the list
  await userEvent.click(within(card).getByText('See the example'));
  expect(card.textContent).toContain('"file": "sample:invoice-fr.pdf"');
  expect(card.textContent).toContain('"value": "F26/0012331"');
});

it('tells search engines the page in its other languages', async () => {
  await open('es');
  const alternates = [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  expect(alternates.map(({ hreflang, href }) => [hreflang, new URL(href).pathname])).toEqual([
    ['fr', '/fr/'],
    ['en', '/en/'],
    ['es', '/es/'],
    ['x-default', '/en/'],
  ]);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  expect(new URL(canonical?.href ?? '').pathname).toBe('/es/');
});

it('says when the places of the offer are taken', async () => {
  serveApi({ [OFFER]: () => anOffer(0) });
  await open('en');
  expect(await screen.findByText('All 100 places are taken. The list stays open.')).toBeTruthy();
});

it('does without the number of places when it cannot be had', async () => {
  serveApi({ [OFFER]: () => anOffer(null) });
  await open('en');
  expect(screen.getByText('500 free credits for the first 100 sign-ups')).toBeTruthy();
  expect(screen.queryByText(/Places left/)).toBeNull();
});

it('leaves what does not exist below a language to the page that says so', async () => {
  renderRemote(remote, { url: '/fr/nowhere' });
  expect(await screen.findByText('left the remote')).toBeTruthy();
});
