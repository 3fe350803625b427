import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setUpHtml, SitePage, siteRemote } from '../testing/html-page';
import { setUpShell } from '../testing/shell-page';

const server = setUpShell();
const page = setUpHtml();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const mismatches = () => vi.mocked(console.warn).mock.calls;
beforeEach(() => sessionStorage.clear());

async function fillIn(): Promise<void> {
  for (const [label, text] of [
    ['Mail', 'a@b.test'],
    ['Search', 'pdf'],
    ['Note', 'later'],
  ] as const)
    await userEvent.type(field(label), text);
  await userEvent.selectOptions(field('Size'), 'm');
  await userEvent.click(field('Yes'));
}
const filled = () => [...['Mail', 'Search', 'Note', 'Size'].map((label) => field(label).value), field('Yes').checked];
const FILLED = ['a@b.test', 'pdf', 'later', 'm', true];

it('takes the page over as it is: the same elements, and nothing that React would complain of', async () => {
  const before = [...page.root.querySelectorAll('*')];
  await page.show();
  await waitFor(() => expect(server.beacons()).toMatchObject([{ kind: 'loaded', remote: 'mf-site' }]));
  const after = [...page.root.querySelectorAll('*')];
  expect(before.filter((element) => !after.includes(element))).toEqual([]);
  expect(before.length).toBeGreaterThan(20);
  const complaints = vi.mocked(console.error).mock.calls.map(String);
  // Of the test, which renders for server and browser in one process.
  expect(complaints.filter((text) => !text.startsWith('Detected multiple renderers'))).toEqual([]);
  expect(mismatches()).toEqual([]);
  await userEvent.type(field('Search'), 'pdf');
  expect(page.root.querySelector('output')?.textContent).toBe('pdf');
});

it('keeps what was typed, in fields of every kind, and tells the page of it', async () => {
  await fillIn();
  await page.show();
  expect(filled()).toEqual(FILLED);
  expect(page.root.querySelector('output')?.textContent).toBe('pdf');
});

it('writes nothing into a field whose text is right, so that neither cursor nor composition is lost', async () => {
  const fields = [field('Mail'), field('Search')];
  // As keys do, without the interception of a simulated user.
  for (const it of fields) fireEvent.change(it, { target: { value: 'a@b.test' } });
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const written: string[] = [];
  const setter = vi.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(function (
    this: HTMLInputElement,
    text,
  ) {
    if (fields.includes(this)) written.push(text);
    native?.set?.call(this, text);
  });
  onTestFinished(() => setter.mockRestore());
  await page.show();
  expect(written).toEqual([]);
  expect(page.root.querySelector('output')?.textContent).toBe('a@b.test');
});

it('stays where the page was scrolled to, at the top as well, also when the next page is opened', async () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 2_000 }));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  await page.show();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Next' });
  expect(scrollTo.mock.calls).not.toContainEqual([0, 2_000]);
});

it('goes back to where it was when the router has scrolled', async () => {
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => void scrollY.mockReturnValue(0));
  await page.show();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
});

it('leaves the HTML until the code has come', async () => {
  const html = page.root.innerHTML;
  await page.show(() => new Promise(() => undefined));
  expect(page.root.innerHTML).toBe(html);
  expect(screen.queryByText(/not fully loaded/)).toBeNull();
});

it.each([
  ['another version is shown', () => page.root.setAttribute('data-prerendered', 'mf-site@0')],
  ['the HTML was rendered with another kit', () => page.root.setAttribute('data-kit', 'k0')],
  ['the HTML is not what the code shows', () => page.root.querySelector('main')?.prepend(document.createElement('p'))],
])('keeps what was typed, the focus and the place where %s', async (_, change) => {
  await fillIn();
  field('Note').focus();
  field('Note').setSelectionRange(2, 2);
  change();
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => void scrollY.mockReturnValue(0));
  const [heading] = page.root.getElementsByTagName('h1');
  await page.show();
  expect(heading?.isConnected).toBe(false);
  expect(page.root.querySelectorAll('h1')).toHaveLength(1);
  expect(filled()).toEqual(FILLED);
  expect(page.root.querySelector('output')?.textContent).toBe('pdf');
  expect(document.activeElement).toBe(field('Note'));
  expect(field('Note').selectionStart).toBe(2);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
});

it('reports a page whose HTML is not what its code shows, once, in the name of its remote and version', async () => {
  page.root.querySelector('main')?.prepend(document.createElement('p'));
  page.root.querySelector('header')?.prepend(document.createElement('p'));
  await page.show();
  await waitFor(() => expect(server.beacons()).toContainEqual(expect.objectContaining({ kind: 'loaded' })));
  const failed = server.beacons().filter(({ kind }) => kind === 'failed');
  expect(failed).toMatchObject([{ remote: 'mf-site', version: '1', failure: 'mismatch', path: '/site' }]);
});

it('shows the page of a navigation that ends while React takes the HTML over', async () => {
  let isFirstRender = true;
  /** Takes so long that React lets the browser work before it goes on. */
  function GoesBack() {
    if (!isFirstRender) return null;
    isFirstRender = false;
    history.replaceState(null, '', '/site/next');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    for (const start = performance.now(); performance.now() - start < 50;);
    return null;
  }
  const first = { path: '/site', Component: () => [<GoesBack key="back" />, <SitePage key="site" />] };
  const remote = { ...siteRemote, routes: [first, ...siteRemote.routes.slice(1)] };
  await page.start(async () => ({ remote }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
});

it('shows the other version in the place of the HTML at once, without an empty page between', async () => {
  page.root.setAttribute('data-prerendered', 'mf-site@0');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const empty = vi.spyOn(page.root, 'replaceChildren');
  await page.show(() => promise);
  resolve({ remote: siteRemote });
  await waitFor(() => expect(server.beacons()).toMatchObject([{ kind: 'loaded' }]));
  expect(empty).not.toHaveBeenCalled();
});
