import { renderRemote } from '@declic/remote-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { remote } from '../remote';
import './templates.route';

afterEach(cleanup);

async function open(url = '/templates') {
  const page = renderRemote(remote, { url });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

it('splits the templates, and gives each its call, complexity, time and way to try it', async () => {
  await open();
  expect(within(screen.getByRole('region', { name: 'À la une' })).getAllByRole('listitem')).toHaveLength(3);
  expect(within(screen.getByRole('region', { name: 'Les autres' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('POST /v1/actions/extract-pdf-json')).toBeTruthy();
  expect(screen.getAllByText('8 s environ')).toHaveLength(2);
  const test = screen.getByRole('link', { name: 'Tester : Trouver un créneau' });
  expect(test.getAttribute('href')).toBe('/actions/calendar-scheduling/playground');
});

it('leads without scripts to the page that has the code, and shows each visitor one of both links', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: 'À la une' })).getAllByRole('listitem')[0];
  const links = [...(card?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const codeLinks = links.filter(({ textContent }) => textContent === 'Voir le code');
  expect(codeLinks.map((link) => link.getAttribute('href'))).toEqual([
    '/templates?code=extract-pdf-json',
    '/docs/actions/extract-pdf-json',
  ]);
  expect(screen.getAllByRole('link', { name: 'Voir le code : PDF vers JSON' })).toEqual([codeLinks[0]]);
});

it('filters while one types, keeps the filter in the address, and says when nothing is left', async () => {
  const { router } = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'rien de tel');
  expect(screen.getByText('Aucun template trouvé pour cette recherche.')).toBeTruthy();
  expect(router.state.location.search).toBe('?search=rien+de+tel');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'communication');
  expect(screen.getAllByRole('link', { name: /^Tester/ })).toHaveLength(1);
});

it('keeps search and category that change before the next render, as those entered before hydration do', async () => {
  const { router } = await open('/templates?search=zoom&utm_source=mail');
  act(() => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pdf' } });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'documents' } });
  });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Tester/ })).toHaveLength(1));
  expect(router.state.location.search).toBe('?search=pdf&utm_source=mail&category=documents');
  expect([screen.getByRole('searchbox'), screen.getByRole('combobox')]).toMatchObject([
    { value: 'pdf' },
    { value: 'documents' },
  ]);
});

it('opens the code of a template as a dialog with its snippets and what it was answered', async () => {
  await open();
  // What a part waits for ends within `act`; React would not go on with it behind that.
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Voir le code : PDF vers JSON' })));
  const dialog = await screen.findByRole('dialog', { name: 'PDF vers JSON\u00a0: l’appel' });
  expect(dialog.textContent).toContain('/v1/actions/extract-pdf-json');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Python' }));
  expect(dialog.textContent).toContain('import');
  expect(dialog.textContent).toContain('A/2026/31135');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('goes back to the page that opened a code, and writes the address anew where a link did', async () => {
  const { router } = await open('/templates?search=pdf');
  const { key } = router.state.location;
  await userEvent.click(screen.getByRole('link', { name: 'Voir le code : PDF vers JSON' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ key, search: '?search=pdf' }));
  cleanup();

  const linked = renderRemote(remote, { url: '/templates?search=pdf&code=extract-pdf-json' });
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(linked.router.state.location.search).toBe('?search=pdf'));
});
