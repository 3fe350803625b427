import { Field, Select, SiteHeader, TextInput } from '@declic/design-system';
import { defineRemote, usePageHead } from '@declic/remote-kit';
import { PRERENDERED_ATTRIBUTE, type ComposedRemote } from '@declic/remote-kit/host';
import { prerenderRemote } from '@declic/remote-kit/prerender';
import { act } from '@testing-library/react';
import { useCallback, useEffect, useId, useState } from 'react';
import type { Root } from 'react-dom/client';
import { Link, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { createShell } from '../create-shell';
import type { ImportRemote } from '../federation/import-remote';
import { showShell } from '../takeover/show-shell';
import { aComposedRemote, aComposition } from './a-remote';

const site = { path: '/site', layout: 'site', access: 'public' } as const;
const manifest = { id: 'mf-site', owner: 'x', title: 'Site', areas: [site], nav: [], prerender: ['/site'] };
export const siteRemote = defineRemote({
  manifest,
  routes: [
    { path: '/site', lazy: async () => ({ Component: SitePage }) },
    { path: '/site/next', lazy: async () => ({ Component: () => <h1>Next</h1> }) },
  ],
});
export const composedSite = aComposedRemote({ name: 'mf-site', areas: [site], nav: [] });

/** Its form behaves as libraries do: it writes its initial values when its fields appear, and some once more. */
export function SitePage() {
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
        <Link to="/site/next">Next</Link>
        <Field label="Mail">
          <TextInput name="mail" type="email" ref={writeInitial} />
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

/** A document with the HTML of `/site`, in which each test shows the shell. */
export function setUpHtml() {
  let shown: Root | undefined;
  const page = {
    root: document.body,
    /** Returns before the code is there, for tests that control the time. */
    start(
      importRemote: ImportRemote = async () => ({ remote: siteRemote }),
      remote: Partial<ComposedRemote> = {},
    ): Promise<void> {
      const shell = createShell(aComposition({ ...composedSite, ...remote }), importRemote);
      onTestFinished(shell.stopListening);
      return showShell(page.root, shell).then((root) => void (shown = root));
    },
    /** Waits for the code, but not for long: some tests are about code that does not come. */
    async show(...parameters: [importRemote?: ImportRemote, remote?: Partial<ComposedRemote>]) {
      const showing = page.start(...parameters);
      await act(() => Promise.race([showing, new Promise<void>((resolve) => setTimeout(resolve, 100))]));
    },
  };
  beforeEach(async () => {
    const { '/site': prerendered } = await prerenderRemote(siteRemote);
    history.replaceState(null, '', '/site');
    document.body.innerHTML = `<div id="root" ${PRERENDERED_ATTRIBUTE}="mf-site@1">${prerendered?.html}</div>`;
    page.root = document.getElementById('root') as HTMLElement; // written above
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    act(() => shown?.unmount());
    shown = undefined;
  });
  return page;
}
