import { usePageHead } from '@declic/remote-kit';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImportRemote } from '../federation/import-remote';
import { aComposedRemote, aRemoteModule } from '../testing/a-remote';
import { heading, openShell, setUpShell } from '../testing/shell-page';
import { flow } from '../testing/some-remotes';

setUpShell();
afterEach(() => (document.documentElement.lang = 'en'));

const atelier = aComposedRemote({ name: 'mf-workshops', title: 'Ateliers' });
const spanish = aComposedRemote({
  name: 'mf-marketing',
  title: 'Declic',
  areas: [{ path: '/es', layout: 'site', access: 'public' }],
});

function French({ isBroken = false }) {
  usePageHead({ title: 'Ateliers', lang: 'fr' });
  if (isBroken) throw new Error('broken');
  return (
    <>
      <h1>Ateliers</h1>
      <Link to="/flow">To flow</Link>
      <Link to="/es">To Spanish</Link>
      <Link to="/workshops/broken">To a broken page</Link>
    </>
  );
}

const modules: ImportRemote = (name) => {
  if (name !== 'mf-workshops') return Promise.reject(new Error('404'));
  const routes = [
    { path: '/workshops', element: <French /> },
    { path: '/workshops/broken', element: <French isBroken /> },
  ];
  return Promise.resolve(aRemoteModule(name, routes));
};

describe('the card speaks', () => {
  it.each([
    ['English on an English page that was opened from a French one', 'To flow', 'Flow Content is not available', 'en'],
    [
      'the language of the address, and not of a product that is away',
      'To Spanish',
      'Esta página no está disponible',
      'es',
    ],
    ['French on a page whose area has spoken French', 'To a broken page', 'Ateliers est indisponible', 'fr'],
  ])('%s', async (_, link, title, lang) => {
    openShell('/workshops', [atelier, flow, spanish], modules);
    await userEvent.click(await screen.findByText(link));
    const card = await screen.findByRole('heading', { level: 1, name: new RegExp(title) });
    expect(card.closest('[lang]')?.getAttribute('lang')).toBe(lang);
    const retry = { en: 'Retry', es: 'Reintentar', fr: 'Réessayer' }[lang];
    expect(screen.getByText(retry ?? '')).toBeTruthy();
  });

  it('the language of the manifest on the first page of an area whose address does not say it', async () => {
    const areas = atelier.areas.map((area) => ({ ...area, lang: 'fr' as const }));
    openShell('/workshops', [{ ...atelier, areas }], () => Promise.reject(new Error('404')));
    await heading('Ateliers est indisponible pour le moment');
  });

  it('English on the first page, until it says another', async () => {
    openShell('/flow', [flow], modules);
    await heading('Flow Content is not available right now');
  });
});
