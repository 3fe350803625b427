import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFile, aRun, toBase64 } from './testing/a-run';
import { renderRun } from './testing/render-result';
import { manyRows, SAMPLES } from './testing/samples';

let made: Blob[] = [];

beforeEach(() => {
  made = [];
  // Missing in jsdom.
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`; // the page makes no media sources
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// A view may have to be loaded: React goes on when it has come only where the one who renders waits.
const show = (data: object) => act(async () => renderRun(aRun({ data: { ...data } })));
const press = (element: HTMLElement) => act(() => userEvent.click(element));
const openTab = (name: string) => press(screen.getByRole('tab', { name }));

it('shows a picture as one, with its download, and the other views beside it', async () => {
  const { container } = await show(SAMPLES.picture);
  const picture = await screen.findByRole('img', { name: /qr-code.svg/ });
  expect(picture.getAttribute('src')).toBe('blob:1');
  expect(made[0]?.type).toBe('image/svg+xml');
  // Inside of the page, the scripts of a drawing would run.
  expect(container.querySelector('path[d^="M4 4h12"]')).toBeNull();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Picture', 'Details', 'JSON']);
  expect(screen.getByRole('button', { name: 'Download qr-code.svg' })).toBeTruthy();
});

it('scrolls a long view in itself, by keyboard too, and shows all of it when it is enlarged', async () => {
  await show({ verdict: 'risky' });
  const details = await screen.findByRole('group', { name: 'Details' });
  expect(details.tabIndex).toBe(0);
  expect(within(details).getByText('risky')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Enlarge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }));
  expect(await dialog.findByText('risky')).toBeTruthy();
  expect(dialog.queryByRole('group', { name: 'Details' })).toBeNull();
});

it('says that a file is no picture instead of showing a broken one', async () => {
  await show({ file: aFile('x.png', 'image/png', toBase64('text')) });
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText(/x.png is not a picture/)).toBeTruthy();
});

it('says that base64 is not complete', async () => {
  await show({ file: aFile('x.png', 'image/png', '%%%') });
  expect(await screen.findByText(/its content cannot be read/)).toBeTruthy();
});

it('says in words that a link has expired', async () => {
  const read = vi.fn(async () => new Response('{}', { status: 404 }));
  vi.stubGlobal('fetch', read);
  await show({ file: aFile('x.png', 'image/png', { url: '/v1/files/file_1?expires=1&signature=x' }) });
  expect(await screen.findByText(/The link to this file has expired/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Download x.png' }));
  expect((await screen.findByRole('alert')).textContent).toContain('has expired');
});

it('reads no file of another site', async () => {
  const read = vi.fn();
  vi.stubGlobal('fetch', read);
  await show({ file: aFile('x.png', 'image/png', { url: 'https://evil.example/v1/files/x' }) });
  expect(await screen.findByText(/kept by another site/)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

it('shows a page in a frame without an origin, and puts nothing of it into this page', async () => {
  const { container } = await show(SAMPLES.html);
  const frame = await screen.findByTitle('Preview of landing-page.html');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toBe('/result-frame.html');
  expect(container.querySelector('script, img, [onclick]')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Load pictures of other sites' }).getAttribute('aria-checked')).toBe(
    'false',
  );
});

it('hands the page to the frame once that is ready, and pictures only when they are asked for', async () => {
  await show(SAMPLES.html);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of landing-page.html');
  const source = frame.contentWindow;
  const post = vi.fn();
  if (source) source.postMessage = post;
  fireEvent(window, new MessageEvent('message', { source: window, data: { ready: 'result-frame' } }));
  expect(post).not.toHaveBeenCalled();
  fireEvent(window, new MessageEvent('message', { source, data: { ready: 'result-frame' } }));
  expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ pictures: false }), '*');
  await userEvent.click(screen.getByRole('switch', { name: 'Load pictures of other sites' }));
  expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ pictures: true }), '*');
});

it('shows a PDF in the viewer of the browser, and says so where there is none', async () => {
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: true });
  await show(SAMPLES.pdf);
  expect((await screen.findByTitle('quote.pdf')).getAttribute('src')).toBe('blob:1#view=FitH');
  expect(made[0]?.type).toBe('application/pdf');
  cleanup();
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: false });
  await show(SAMPLES.pdf);
  expect(await screen.findByText(/no viewer for PDF documents/)).toBeTruthy();
});

it('opens no page that says that it is a PDF', async () => {
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: true });
  await show({ file: aFile('quote.pdf', 'application/pdf', toBase64('<script>alert(1)</script>')) });
  expect(await screen.findByText(/quote.pdf is not a PDF document/)).toBeTruthy();
});

it.each([
  ['audio', 'note.mp3'],
  ['video', 'promo.mp4'],
] as const)('plays %s', async (kind, name) => {
  await show(SAMPLES[kind]);
  const player = await screen.findByLabelText(name);
  expect(player.tagName.toLowerCase()).toBe(kind);
  expect(player.hasAttribute('controls')).toBe(true);
});

it('shows times and the events of an invitation', async () => {
  await show(SAMPLES.calendar);
  const times = await screen.findByRole('region', { name: 'Times of the answer' });
  expect(within(times).getByText('Slot 1')).toBeTruthy();
  expect(within(times).getByText(/Grace: 09:00–10:00 America\/New_York/)).toBeTruthy();
  const file = await screen.findByRole('region', { name: 'invite.ics' });
  expect(within(file).getByText('Planning with Grace')).toBeTruthy();
  expect(within(file).getByText('With grace@example.test')).toBeTruthy();
});

it('says what changed in a text', async () => {
  await show(SAMPLES.diff);
  const change = await screen.findByRole('region', { name: 'Result' });
  expect([...change.querySelectorAll('del')].map((part) => part.textContent)).toContain(' (removed: go)');
  expect([...change.querySelectorAll('ins')].map((part) => part.textContent)).toContain(' (added: goes)');
});

it('shows places as a map and as a list that moves it', async () => {
  await show(SAMPLES.map);
  expect(await screen.findByRole('img', { name: 'Map of 3 places' })).toBeTruthy();
  const place = screen.getByRole('button', { name: /2. Boulangerie Martin 47.2184° N, 1.5436° W/ });
  await userEvent.click(place);
  expect(place.getAttribute('aria-pressed')).toBe('true');
  for (const name of ['Zoom in', 'Zoom out', 'World', 'All places'])
    await userEvent.click(screen.getByRole('button', { name }));
});

it('shows Markdown without its HTML, and links to http and https only', async () => {
  const { container } = await show(SAMPLES.text);
  const text = await screen.findByRole('region', { name: 'Article' });
  expect(within(text).getByRole('heading', { name: 'Heat pump' })).toBeTruthy();
  const links = within(text).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/guide']);
  expect(links[0]?.getAttribute('rel')).toContain('noopener');
  expect(within(text).getByRole('cell', { name: 'Pump' })).toBeTruthy();
  expect(within(text).getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

it('sorts a table by the column that is pressed, and shows a long one in parts', async () => {
  const { container } = await show(manyRows());
  await screen.findByText('person-1@example.test');
  const scores = () => [...container.querySelectorAll('tbody > tr > td:nth-child(3)')].map((cell) => cell.textContent);
  const header = container.querySelectorAll('th')[2] ?? document.createElement('th');
  expect(scores()).toHaveLength(100);
  fireEvent.click(within(header).getByText('Score'));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(new Set(scores())).toEqual(new Set(['0', '1']));
  fireEvent.click(within(header).getByText('Score'));
  expect(scores()[0]).toBe('99');
  fireEvent.click(screen.getByText(/Show 100 more of 4,900 rows/));
  expect(scores()).toHaveLength(200);
});

it('exports a table as CSV', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await show(SAMPLES.table);
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => click.mock.calls.length).toBe(1);
  expect(await made[0]?.text()).toMatch(/^id,email,score,grade\r\n1,person-1@example.test,0,A\r\n/);
});

it('shows single values by their names', async () => {
  await show(SAMPLES.fields);
  expect(screen.getByText('Verdict').nextSibling?.textContent).toBe('risky');
  expect(screen.getByText('Valid').nextSibling?.textContent).toBe('no');
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('835.05 (98 % sure, page 1, “835,05 €”)');
  expect(screen.getByText('Box').nextSibling?.textContent).toBe('x: 45, y: 109.1, width: 65.4, height: 10');
  const company = screen.getByRole('region', { name: 'Company' });
  expect(within(company).getByText('Phones').nextSibling?.textContent).toBe('none');
  expect(screen.getByRole('link', { name: 'https://example.com' }).getAttribute('target')).toBe('_blank');
});

it('shows the truth values of a list of objects as words, as it does elsewhere', async () => {
  await show({
    checks: [
      { id: 'sum', ok: true },
      { id: 'dates', ok: false },
    ],
  });
  await openTab('Details');
  const rows = within(await screen.findByRole('region', { name: 'Checks' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['ID sumOK yes', 'ID datesOK no']);
});

it('shows colours with their contrast', async () => {
  await show(SAMPLES.colours);
  await openTab('Colours');
  expect(await screen.findByText(/on #eef5f5, 16.1:1, AAA/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy #ff5a1f' })).toBeTruthy();
});

it('falls back to the JSON when a view fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  URL.createObjectURL = () => {
    throw new Error('broken');
  };
  await show(SAMPLES.picture);
  expect(await screen.findByText(/This view could not be shown/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'JSON of the result' }).textContent).toContain('qr-code.svg');
});

it('shows names of the prototype as data', async () => {
  await show(JSON.parse('{"rows":[{"__proto__":"a","constructor":"b","toString":"c"},{"id":1}]}') as object); // written here
  const cells = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(cells).toEqual(['__proto__ConstructortoStringID', 'abc', '1']);
});

it('is enlarged over the page, and closed again', async () => {
  await show(SAMPLES.table);
  await press(screen.getByRole('button', { name: 'Enlarge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Result' });
  expect(await within(dialog).findByText('person-1@example.test')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
