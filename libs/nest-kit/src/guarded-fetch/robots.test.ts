import type { RequestListener } from 'node:http';
import { expect, it, vi } from 'vitest';
import { cpuMsSince } from '../testing/cpu-time.ts';
import { createRobots } from './robots.ts';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { startSite } from './testing/start-site.ts';

const { fetch, mayFetch } = fetchOnLoopback();

const answering = (status: number, text = '') =>
  startSite((_request, response) => {
    response.statusCode = status;
    response.end(text);
  });

const RULES = 'User-agent: *\nDisallow: /private\nAllow: /private/open\n\nUser-agent: Declic\nDisallow: /no-declic\n';

it('follows the rules for its own name before those for all', async () => {
  const { origin } = await answering(200, RULES);
  expect(await mayFetch(`${origin}/no-declic/page`)).toBe(false);
  expect(await mayFetch(`${origin}/private`)).toBe(true);
});

it('follows the longest rule that matches', async () => {
  const { origin } = await answering(200, RULES.split('\n\n')[0]);
  expect(await mayFetch(`${origin}/private/page`)).toBe(false);
  expect(await mayFetch(`${origin}/private/open/page`)).toBe(true);
});

it.each([
  [404, true],
  [403, true],
  [429, false],
  [500, false],
  [503, false],
])('reads the status %i as %s', async (status, allowed) => {
  const { origin } = await answering(status, 'User-agent: *\nDisallow:\n');
  expect(await mayFetch(`${origin}/page`)).toBe(allowed);
});

it('allows nothing where robots.txt cannot be read or has no end', async () => {
  expect(await mayFetch('http://127.0.0.1:1/page')).toBe(false);
  const { origin } = await answering(200, '#'.repeat(600 * 1024));
  expect(await mayFetch(`${origin}/page`)).toBe(false);
});

it('refuses an address that may not be fetched with its own code', async () => {
  await expect(mayFetch('http://127.0.0.2/page')).rejects.toMatchObject({ code: 'blocked_address' });
  await expect(mayFetch('file:///etc/passwd')).rejects.toMatchObject({ code: 'bad_url' });
  await expect(mayFetch('page')).rejects.toMatchObject({ code: 'bad_url' });
});

it('asks a site once an hour, for all pages and for calls at once', async () => {
  const asked = vi.fn<RequestListener>((_request, response) => {
    response.end(RULES);
  });
  const { origin } = await startSite(asked);
  let time = 0;
  const check = createRobots(fetch, 'Declic/1.0', () => time);
  await Promise.all([check(`${origin}/a`), check(`${origin}/b`)]);
  await check(`${origin}/c`);
  expect(asked).toHaveBeenCalledTimes(1);
  time = 3_600_001;
  await check(`${origin}/a`);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks again after an address could not be asked at all', async () => {
  const failing = vi.fn().mockRejectedValue(new Error('refused'));
  const check = createRobots(failing, 'Declic/1.0');
  await expect(check('http://example.com/a')).rejects.toThrow('refused');
  await expect(check('http://example.com/a')).rejects.toThrow('refused');
  expect(failing).toHaveBeenCalledTimes(2);
});

it('keeps the rules of 50 sites', async () => {
  const asked = vi.fn().mockResolvedValue({ status: 404 });
  const check = createRobots(asked, 'Declic/1.0');
  for (let site = 0; site <= 50; site += 1) await check(`http://s${site}.example.com/`);
  await check('http://s50.example.com/');
  expect(asked).toHaveBeenCalledTimes(51);
  await check('http://s0.example.com/');
  expect(asked).toHaveBeenCalledTimes(52);
});

it('takes rules that are costly to match for a refusal', async () => {
  const { origin } = await answering(200, `User-agent: *\nAllow: /*${'a'.repeat(500_000)}\n`);
  const from = process.threadCpuUsage();
  expect(await mayFetch(`${origin}/${'a'.repeat(7_000)}`)).toBe(false);
  expect(cpuMsSince(from)).toBeLessThan(500);
});
