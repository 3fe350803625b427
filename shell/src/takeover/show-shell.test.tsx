import { Field, Select, SiteHeader, TextInput } from '@declic/design-system';
import { defineRemote, usePageHead } from '@declic/remote-kit';
import { PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import { prerenderRemote } from '@declic/remote-kit/prerender';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useEffect, useId, useState } from 'react';
import type { Root } from 'react-dom/client';
import { useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShell } from '../create-shell';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { setUpShell } from '../testing/shell-page';
import { showShell } from './show-shell';

const site = { path: '/site', layout: 'site', access: 'public' } as const;
const manifest = { id: 'mf-site', owner: 'x', title: 'Site', areas: [site], nav: [], prerender: ['/site'] };
const remote = defineRemote({ manifest, routes: [{ path: '/site', lazy: async () => ({ Component: Page }) }] });
const composed = aComposedRemote({ name: 'mf-site', areas: [site], nav: [] });

/** Its form behaves as libraries do: it writes its initial values when its fields appear, and some once more. */
function Page() {
  usePageHead({ title: 'Site' });
  const [text, setText] = useState('');
  const [address] = useSearchParams();
  const writeInitial = useCallback((field: HTMLInputElement | null) => void (field && (field.value = '')), []);
  useEffect(() => {
    (document.querySelector('[name=note]') as HTMLInputElement).value = '';
  }, []);
  return (
    <>
      <SiteHeader nav={[{ label: 'One', href: '/site' }]} />
      <main>
        <h1 id={useId()}>Site {address.get('q')}</h1>
        <Field label="Mail">
          <TextInput name="mail" ref={writeInitial} />
        </Field>
        <Field label="Search">
          <TextInput value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Field label="Note">
          <TextInput name="note" />
        </Field>
        <Field label="Size">
          <Select defaultValue="s">
            <option value="s">S</option>
            <option value="m">M</option>
          </Select>
        </Field>
        <output>{text}</output>
        <label>
          <input type="checkbox" ref={(box) => void (box && (box.checked = false))} /> Yes
        </label>
      </main>
    </>
  );
}

const server = setUpShell();
const warn = vi.fn();
let root: HTMLElement;
let shown: Root | undefined;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset());
  const { '/site': page } = await prerenderRemote(remote);
  document.body.innerHTML = `<div id="root" ${PRERENDERED_ATTRIBUTE}="mf-site@1">${page?.html}</div>`;
  root = document.getElementById('root') as HTMLElement; // written above
});
afterEach(() => act(() => shown?.unmount()));

async function show(url = '/site', loading: Promise<unknown> = Promise.resolve({ remote })) {
  history.replaceState(null, '', url);
  shown = await act(() => showShell(root, createShell(aComposition(composed), () => loading)));
}

it('takes the page over as it is: the same elements, and nothing that React would complain of', async () => {
  const before = [...root.querySelectorAll('*')];
  await show();
  await waitFor(() => expect(server.beacons()).toMatchObject([{ kind: 'loaded', remote: 'mf-site' }]));
  const after = [...root.querySelectorAll('*')];
  expect(before.filter((element) => !after.includes(element))).toEqual([]);
  expect(before.length).toBeGreaterThan(20);
  const complaints = vi.mocked(console.error).mock.calls.map(String);
  // Of the test, which renders for server and browser in one process.
  expect(complaints.filter((text) => !text.startsWith('Detected multiple renderers'))).toEqual([]);
  expect(warn.mock.calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Search'), 'pdf');
  expect(root.querySelector('output')?.textContent).toBe('pdf');
});

it('keeps what was typed, in fields of every kind, and tells the page of it', async () => {
  for (const [label, text] of [['Mail', 'a@b.test'], ['Search', 'pdf'], ['Note', 'later']] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'm');
  await userEvent.click(screen.getByLabelText('Yes'));
  await show();
  const values = ['Mail', 'Search', 'Note', 'Size'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values).toEqual(['a@b.test', 'pdf', 'later', 'm']);
  expect(screen.getByLabelText('Yes')).toHaveProperty('checked', true);
  expect(root.querySelector('output')?.textContent).toBe('pdf');
});

it('stays where the page was scrolled to', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => 800);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0));
  await show();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
});

it('leaves the HTML until the code has come', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const html = root.innerHTML;
  const showing = show('/site', promise);
  await new Promise((later) => setTimeout(later, 50));
  expect(root.innerHTML).toBe(html);
  resolve({ remote });
  await showing;
});

it('makes room for the card when the code does not come', async () => {
  await show('/site', Promise.reject(new TypeError('offline')));
  expect(await screen.findByRole('alert', { name: 'Flow Content' })).toBeTruthy();
  expect(screen.queryByLabelText('Mail')).toBeNull();
});

it('makes room for another version, and for another page', async () => {
  root.setAttribute(PRERENDERED_ATTRIBUTE, 'mf-site@0');
  const [heading] = root.getElementsByTagName('h1');
  await show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Site ');
  expect(heading?.isConnected).toBe(false);
});
