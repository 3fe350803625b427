import type { Schemas } from '@declic/openapi/actions';
import { factory } from '@declic/openapi/factories';
import { refuse } from '@declic/openapi/testing';
import { signInForTest, signOutForTest } from '@declic/session/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aDefinition } from '../testing/a-definition';
import { actionsNamed, openCatalogue } from '../testing/catalogue-page';
import { aMatcherWorker } from '../testing/matcher-worker';

// Loaded when it is first used; here it is there already, however busy the machine is.
await import('../features/catalogue/my-data/compute-fits');

afterEach(cleanup);

const INDEX = 'GET /api/actions/routing-index';
const IBAN = 'FR14 2004 1010 0505 0001 3M02 606';

const routed = factory<Schemas['RoutedAction']>({
  slug: 'apple',
  title: 'Apple',
  one_liner: 'Works on text',
  tags: [],
  aliases: [],
  utterances: { en: ['shorten a text'], fr: [], es: [] },
  params: [{ key: 'text', label: 'Text', kind: 'string', required: true, ui: { multiline: true } }],
  one_of: [],
});
const index = [
  routed(),
  routed({
    slug: 'carrot',
    title: 'Carrot',
    utterances: { en: ['check an IBAN'], fr: [], es: [] },
    params: [
      { key: 'iban', label: 'IBAN', kind: 'string', required: true },
      { key: 'note', label: 'Note', kind: 'string', default: 'none' },
    ],
  }),
  routed({
    slug: 'banana',
    title: 'Banana',
    utterances: { en: ['read a PDF'], fr: [], es: [] },
    params: [{ key: 'file', label: 'File', kind: 'string', required: true, ui: { accept: ['application/pdf'] } }],
  }),
];

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function open(more: Parameters<typeof openCatalogue>[1] = {}) {
  const opened = openCatalogue(actionsNamed('Apple', 'Banana', 'Carrot', 'Date'), { [INDEX]: () => index, ...more });
  await screen.findByText('Date');
  await userEvent.click(screen.getByText('Works with my data'));
  return opened;
}

const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText('Text or file'));
  await userEvent.paste(text);
};
const drop = (file: File) =>
  fireEvent.drop(screen.getByLabelText('Text or file'), { dataTransfer: { files: [file], getData: () => '' } });
const pdf = () => new File(['%PDF-1.7\n'], 'secret-name.txt', { type: 'text/plain' });

it('shows the actions that take a text first, and says why', async () => {
  await open();
  expect(titles()).toEqual(['Apple', 'Banana', 'Carrot', 'Date']);
  await paste(IBAN);
  expect(await screen.findByText(/1 action takes it/)).toBeTruthy();
  expect(titles()).toEqual(['Carrot', 'Apple', 'Banana', 'Date']);
  const [first] = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('IBAN takes it');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(titles()).toEqual(['Apple', 'Banana', 'Carrot', 'Date']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text or file').value).toBe('');
});

it('tells a file by its content', async () => {
  await open();
  drop(pdf());
  expect(await screen.findByText('PDF')).toBeTruthy();
  expect(titles()[0]).toBe('Banana');
  expect(screen.getByText('secret-name.txt')).toBeTruthy();
});

async function openToCarry() {
  const definition = aDefinition({
    slug: 'carrot',
    title: 'Carrot',
    params: index[1]?.params ?? [],
    groups: [],
    examples: [],
  });
  const groups = [{ id: 'main', label: 'Input', items: ['iban', 'note'] }];
  const opened = await open({ 'GET /v1/actions/{slug}': () => ({ ...definition, groups }) });
  await paste(IBAN);
  await screen.findByText('IBAN takes it');
  return opened;
}

const enteredIban = async () => (await screen.findByLabelText<HTMLInputElement>(/^IBAN/)).value;

it('takes the data along into the form, over the defaults, and in no address', async () => {
  const { router } = await openToCarry();
  await userEvent.click(screen.getByRole('link', { name: 'Carrot' }));
  expect(await enteredIban()).toBe(IBAN);
  expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('none');
  expect(router.state.location).toMatchObject({ pathname: '/actions/carrot/playground', search: '', state: null });
});

it('takes nothing along for the next person when the first signs out on the way', async () => {
  const { router } = await openToCarry();
  // Opened in another tab: what is carried stays in this one.
  fireEvent.click(screen.getByRole('link', { name: 'Carrot' }), { ctrlKey: true });
  act(() => signOutForTest());
  act(() => signInForTest());
  await act(() => router.navigate('/actions/carrot/playground'));
  expect(await enteredIban()).toBe('');
});

it('is sent nowhere: no request, no address and no storage has it', async () => {
  const sent: string[] = [];
  const really = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.url, JSON.stringify([...request.headers]), await request.clone().text());
    return really(request);
  });
  const { router } = await open();
  const secrets = [IBAN, encodeURIComponent(IBAN), 'secret-name', btoa('%PDF-1.7\n'), '%PDF-1.7'];
  await paste(IBAN);
  await screen.findByText('IBAN takes it');
  drop(pdf());
  await screen.findByText('PDF');
  expect(sent.some((text) => text.includes('/routing-index'))).toBe(true);
  const kept = [...sent, router.state.location.search, JSON.stringify({ ...localStorage, ...sessionStorage })].join(
    '\n',
  );
  for (const secret of secrets) expect(kept).not.toContain(secret);
  vi.restoreAllMocks();
});

it('says when a file is too large, and when nothing takes it', async () => {
  await open();
  const large = pdf();
  Object.defineProperty(large, 'size', { value: 12_000_001 });
  drop(large);
  expect(await screen.findByText(/larger than 12 MB/)).toBeTruthy();
  drop(new File([Uint8Array.of(0, 1, 2)], 'a.bin'));
  expect(await screen.findByText(/no action takes it/)).toBeTruthy();
});

it('says when it cannot be matched, and tries again with the next text', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isDown = true;
  await open({ [INDEX]: () => (isDown ? refuse({ status: 503 })() : index) });
  await paste(IBAN);
  expect(await screen.findByText(/could not be matched/)).toBeTruthy();
  expect(titles()).toEqual(['Apple', 'Banana', 'Carrot', 'Date']);
  isDown = false;
  await paste(' ');
  expect(await screen.findByText('IBAN takes it')).toBeTruthy();
  warn.mockRestore();
});

it('says when a file cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
  const moved = pdf();
  moved.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  drop(moved);
  expect(await screen.findByText(/could not be matched/)).toBeTruthy();
  warn.mockRestore();
});

it('is matched by one worker, which ends with the page', async () => {
  const workers = aMatcherWorker();
  await open();
  await paste(IBAN);
  expect(await screen.findByText('IBAN takes it')).toBeTruthy();
  drop(pdf());
  expect(await screen.findByText('PDF')).toBeTruthy();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
  cleanup();
  await expect.poll(() => workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it('is matched by another worker after one failed, which ends', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const workers = aMatcherWorker();
  await open();
  await paste(IBAN);
  expect(await screen.findByText('IBAN takes it')).toBeTruthy();
  workers[0]?.fail();
  drop(pdf());
  expect(await screen.findByText(/could not be matched/)).toBeTruthy();
  drop(pdf());
  expect(await screen.findByText('PDF')).toBeTruthy();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  warn.mockRestore();
});
