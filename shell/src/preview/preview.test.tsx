import { PREVIEW_ELEMENT_ID, type PreviewNotice } from '@declic/remote-kit/host';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchComposition } from '../composition/read-composition';
import { aComposedRemote } from '../testing/a-remote';
import { heading, openShell, registryAnswer, setUpShell } from '../testing/shell-page';

const server = setUpShell();

const notice: PreviewNotice = {
  overrides: [{ name: 'mf-flow', version: '2' }],
  replayed: null,
  expires_at: '2026-11-22T18:30:00Z',
};

function mark(preview: PreviewNotice) {
  const element = document.head.appendChild(document.createElement('script'));
  element.type = 'application/json';
  element.id = PREVIEW_ELEMENT_ID;
  element.textContent = JSON.stringify(preview);
}

afterEach(() => (document.head.innerHTML = ''));

it('says what is previewed and how to end it', async () => {
  mark(notice);
  openShell('/flow?page=2', [aComposedRemote()]);
  await heading('Page of mf-flow');
  expect(screen.getByRole('complementary', { name: 'Preview' }).textContent).toContain(
    'mf-flow 2, in this browser only',
  );
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Reset' }).href).toBe(
    `${location.origin}/preview/reset?to=%2Fflow%3Fpage%3D2`,
  );
});

it.each([
  ['fr', 'Aperçu', 'dans ce navigateur uniquement, jusqu’au 22 nov. 2026'],
  ['es', 'Vista previa', 'solo en este navegador, hasta el 22 nov 2026'],
])('speaks the language of the page once that is known: %s', async (language, name, text) => {
  mark(notice);
  openShell('/flow', [aComposedRemote()]);
  await heading('Page of mf-flow');
  await act(async () => void (document.documentElement.lang = language));
  expect(screen.getByRole('complementary', { name }).textContent).toContain(text);
  document.documentElement.lang = 'en';
});

it('names a composition that is replayed', async () => {
  mark({ ...notice, overrides: [], replayed: '00000000000000c1' });
  openShell('/flow', [aComposedRemote()]);
  await heading('Page of mf-flow');
  expect(screen.getByRole('complementary').textContent).toContain('Replay of composition 00000000000000c1');
});

it('is not there for other visitors', async () => {
  openShell('/flow', [aComposedRemote()]);
  await heading('Page of mf-flow');
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  ['a preview reports nothing', true, 0],
  ['another page reports', false, 1],
])('%s of what it observes', async (_page, previewed, beacons) => {
  if (previewed) mark(notice);
  openShell('/nowhere', []);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Page not found: /nowhere'));
  expect(server.beacons()).toHaveLength(beacons);
});

it('reads its own composition again, not that of other visitors', async () => {
  mark(notice);
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(registryAnswer([aComposedRemote()])));
  expect((await fetchComposition()).remotes).toHaveLength(1);
  expect(fetched.mock.calls.map(([input]) => input)).toEqual(['/preview/composition']);
});
