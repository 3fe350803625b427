import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rendering, setUpLivePages } from '../testing/live-pages';

const { built, open } = setUpLivePages();

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

const seats = (count: number) => ({ status: 200, body: JSON.stringify({ seats: count }) });
const h1 = (text: string) => ({ html: `<main><h1>${text}</h1></main>` });

it('renders a page with what the service says, and the answers that it shows', async () => {
  const { find, read, remote } = open();
  expect(await find('/workshops/7/')).toEqual({
    release: `mf-workshops@${remote.version}`,
    head: { title: 'Atelier', lang: 'fr', canonical: '/workshops/7' },
    styles: '.a{color:red}',
    ...h1('3 places'),
    kit: 'k1',
    data: [[['workshops', '/workshops/7'], { seats: 3 }]],
  });
  expect(read.mock.calls).toEqual([['/api/workshops/sessions/7']]);
});

it('has a program ready before the first page is asked for, and starts it once', async () => {
  let patienceMs = 100;
  /** Whether the program that renders had started before it was prepared once more, when that is long after the first time. */
  const isReady = async () => {
    const { find, prepare } = open(rendering('({ ...page, html: String(start) })', 'const start = Date.now();'));
    prepare();
    await pause((patienceMs *= 2));
    const preparedAgainAt = Date.now();
    prepare();
    return Number((await find())?.html) < preparedAgainAt;
  };
  // Never, where only a page starts it, or each visit.
  await expect.poll(isReady, { timeout: 50_000 }).toBe(true);
});

it('asks the service once for all visitors of the next seconds', async () => {
  const { find, read } = open();
  await Promise.all(Array.from({ length: 20 }, () => find()));
  pass(4);
  expect(await find()).toMatchObject(h1('3 places'));
  expect(read).toHaveBeenCalledTimes(1);
});

it('shows a page once more while a newer one is rendered, which is shown next', async () => {
  const { find, read } = open();
  await find();
  read.mockResolvedValue(seats(2));
  pass(50);
  expect(await find()).toMatchObject(h1('3 places'));
  await expect.poll(() => find()).toMatchObject(h1('2 places'));
});

it('never shows a page that is older than a minute, counted from when its data was asked for', async () => {
  const { find, read } = open();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof seats>>();
  read.mockReturnValueOnce(promise);
  const first = find();
  await expect.poll(() => read.mock.calls).toHaveLength(1);
  pass(30);
  resolve(seats(3));
  await first;
  read.mockResolvedValue(seats(2));
  pass(31);
  expect(await find()).toMatchObject(h1('2 places'));
});

it('keeps a page for its minute while the service is down, and then has none', async () => {
  const { find, read, faults } = open();
  await find();
  read.mockRejectedValue(new Error('fetch failed'));
  pass(59);
  expect(await find()).toMatchObject(h1('3 places'));
  await expect.poll(faults).toEqual(['fetch failed']);
  pass(2);
  expect(await find()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
  read.mockResolvedValue(seats(2));
  pass(5);
  expect(await find()).toMatchObject(h1('2 places'));
});

it('renders the pages of a microsite for its host, where the list is at the root, and keeps them apart', async () => {
  const { find, findOnSite } = open(
    rendering("({ ...page, html: site + ' ' + path, head: { ...page.head, canonical: path } })"),
  );
  expect(await find('/workshops/7')).toMatchObject({ html: 'undefined /workshops/7' });
  expect(await findOnSite('/workshops/7')).toMatchObject({ html: '/workshops /workshops/7' });
  expect(await findOnSite('/')).toMatchObject({ html: '/workshops /' });
  expect(await find('/')).toBeUndefined();
  expect(await find('/workshops/7')).toMatchObject({ html: 'undefined /workshops/7' });
});

it('says that there is nothing at an address when the service says so', async () => {
  const { find, read } = open();
  read.mockResolvedValue({ status: 404, body: '{}' });
  expect(await find()).toMatchObject({ head: { missing: true }, ...h1('introuvable') });
});

it('does not let any number of addresses wait, and goes on with the pages that are known', async () => {
  const { find, read, faults } = open();
  await find('/workshops');
  pass(20);
  const flood = Array.from({ length: 200 }, (_, id) => find(`/workshops/${id}`));
  expect(await find('/workshops')).toMatchObject(h1('3 places'));
  await Promise.all(flood);
  expect(new Set(faults())).toEqual(new Set(['There are too many pages to render.']));
  // Most are left out of the log.
  expect(faults().length).toBeLessThanOrEqual(20);
  await expect.poll(() => read.mock.calls.filter(([path]) => path === '/api/workshops/sessions')).toHaveLength(2);
  expect(read.mock.calls.length).toBeLessThan(20);
});

it('shows the pages of the release that is chosen, also after going back', async () => {
  const { find, choose, release, remote } = open();
  expect(await find()).toMatchObject(h1('3 places'));
  choose(
    release("exports.render = async () => ({ head: { title: 'Y' }, styles: '', html: 'two', kit: '', data: [] })"),
  );
  expect(await find()).toMatchObject({ html: 'two' });
  choose(remote);
  expect(await find()).toMatchObject(h1('3 places'));
});

it.each(['/workshops/booking', '/workshops/7/more', '/workshops/a%20b', '/workshops/a b', '/elsewhere'])(
  'has no page at %s, which is none of these routes',
  async (path) => {
    const { find, read } = open();
    expect(await find(path)).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  },
);

it('runs no program that is not the one that was released', async () => {
  const { find, faults, remote } = open();
  writeFileSync(join(built.releasesDir, 'mf-workshops', remote.version, 'pages/server.cjs'), 'changed');
  expect(await find()).toBeUndefined();
  expect(faults()).toEqual(['It is not the one that was released.']);
});

it('has none without a worker', async () => {
  expect(await open(undefined, { workerFile: undefined }).find()).toBeUndefined();
});
