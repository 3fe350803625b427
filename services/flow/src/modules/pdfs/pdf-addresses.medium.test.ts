import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CommonConfig, CONFIG } from '@declic/nest-kit';
import { createGuardedFetch, egressOptions, type FetchOptions } from '@declic/nest-kit/guarded-fetch';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openAccounts } from '../../testing/an-account';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { anOfferPdf, OFFER, unreadablePdfs } from '../../testing/some-pdfs';
import { startFlow } from '../../testing/start-flow';
import { PDF_FETCH } from './pdf-addresses';

/** A server on the internet, which does what a test says. */
let behave: RequestListener = (_, reply) => void reply.end();
const site = createServer((request, reply) => behave(request, reply)).listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => site.closeAllConnections());
afterAll(() => void site.close());
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`; // a port, because it listens on one

/** Shorter limits for servers that let wait, and what the service asks for. */
let limits: Partial<FetchOptions> = {};
let asked: FetchOptions | undefined;

const { db, app } = await startFlow({
  also: ['accounts'],
  env: { EGRESS_ALLOWED_ORIGINS: origin },
  override: (builder) =>
    builder.overrideProvider(PDF_FETCH).useFactory({
      inject: [CONFIG],
      factory: (config: CommonConfig) => {
        const { fetch } = createGuardedFetch(egressOptions(config));
        return (url: string, options: FetchOptions) => fetch(url, { ...(asked = options), ...limits });
      },
    }),
});
const accounts = await openAccounts(db);

let requests = 0;
const answer = (listener: RequestListener) => {
  requests = 0;
  behave = (request, reply) => {
    requests += 1;
    listener(request, reply);
  };
};
const send = (bytes: Uint8Array, status = 200) =>
  answer((_, reply) => void reply.writeHead(status, { 'content-type': 'application/pdf' }).end(bytes));

beforeEach(async () => {
  limits = {};
  await db.owner.query('truncate flow_pdfs, throttle');
});

/** Jobs that failed wait before their next try; here they do not. */
const runAgain = () =>
  db.dataSource.query(
    "update flow_jobs._private_jobs set run_at = now() - interval '1 second' where locked_at is null",
  );

async function analysed(pdfUrl = `${origin}/brief.pdf`) {
  const user = await accounts.open({ credits: 10 });
  const flow = flowClient(app, user);
  const id = await flow.created(anIntakeBody({ raw_text: '', competitors: '', pdf_url: pdfUrl }));
  await app.runJobs();
  const read = async () => ({ strategy: await flow.strategy(id), balance: await accounts.balance(user) });
  return { flow, id, user, read };
}

it('reads the PDF at the address as part of the analysis', async () => {
  send(await anOfferPdf());
  const { strategy, balance } = await (await analysed()).read();
  expect(strategy.analysis).toMatchObject({ state: 'done', cost: 5 });
  expect(strategy.offers_json).toMatchObject([
    { text: 'Online booking', source: { field: 'pdf', sentence: OFFER } },
    { text: 'Automatic reminders' },
  ]);
  expect(balance).toBe(5);
  expect(asked).toMatchObject({ timeoutMs: 20_000, answerTimeoutMs: 10_000 });
});

it('follows a redirect within the internet, and none that leads inside', async () => {
  const pdf = await anOfferPdf();
  answer(({ url }, reply) => {
    if (url === '/brief.pdf') reply.writeHead(302, { location: '/there.pdf' }).end();
    else reply.end(pdf);
  });
  expect((await (await analysed()).read()).strategy.analysis.state).toBe('done');
  answer((_, reply) => void reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end());
  const { strategy } = await (await analysed()).read();
  expect(strategy.analysis.message).toContain('does not lead to a web server that everybody can reach');
});

const misbehaviours: Record<string, readonly [words: string, behaviour: () => unknown]> = {
  'nothing is there': ['nothing at the address', () => send(Buffer.from('gone'), 404)],
  'it asks for a password of its own': ['who sign in there', () => send(Buffer.from('no'), 401)],
  'it never answers': [
    'did not send it in time',
    () => {
      limits = { answerTimeoutMs: 500 };
      answer(() => undefined);
    },
  ],
  'it stops in the middle': [
    'did not send it in time',
    () => {
      limits = { timeoutMs: 1_000 };
      answer((_, reply) => void reply.writeHead(200, { 'content-length': '5000' }).write('%PDF-1.7'));
    },
  ],
  'it sends a page': ['is not a PDF', () => send(Buffer.from('<!doctype html><title>Brief</title>'))],
  'it sends 11 MB': ['more than 10 MB', () => send(Buffer.alloc(11 * 1024 * 1024, 'x'))],
  'it redirects in a circle': [
    'could not be reached, or answered with an error',
    () => answer((_, reply) => void reply.writeHead(302, { location: '/brief.pdf' }).end()),
  ],
};

it.each(Object.entries(misbehaviours))(
  'fails at once, says why, and gives the credits back: %s',
  async (_, [words, behaviour]) => {
    behaviour();
    const { strategy, balance } = await (await analysed()).read();
    expect(strategy.analysis).toMatchObject({
      state: 'failed',
      cost: 0,
      is_pdf_fault: true,
      steps: [{ state: 'failed' }, {}, {}, {}, {}],
    });
    expect(strategy.analysis.message).toContain(words);
    expect(strategy.analysis.message).toMatch(/Start again with .*given back/);
    expect(balance).toBe(10);
  },
);

it.each([
  ['a password', 'protected by a password'],
  ['scanned pages', 'pictures without text'],
  ['a damaged file', 'is damaged'],
  ['201 pages', 'more than 200 pages'],
])('fails at once for a PDF with %s', async (name, words) => {
  const [, make] = unreadablePdfs[name] ?? [];
  if (!make) throw new Error(`There is no PDF with ${name}.`);
  send(await make());
  const { strategy, balance } = await (await analysed()).read();
  expect(strategy.analysis.message).toContain(words);
  expect(balance).toBe(10);
});

it.each([
  'http://127.0.0.1:1/a.pdf',
  'http://localhost/a.pdf',
  'http://10.0.0.1/a.pdf',
  'http://[::1]/a.pdf',
  'https://example.test:22/a.pdf',
])('does not go inside: %s', async (address) => {
  const { strategy, balance } = await (await analysed(address)).read();
  expect(strategy.analysis.state).toBe('failed');
  expect(strategy.analysis.message).toContain('does not lead to a web server that everybody can reach');
  expect(balance).toBe(10);
});

it('tries again after a hiccup, and reads a PDF that it has only once', async () => {
  const pdf = await anOfferPdf();
  answer((_, reply) => (requests === 1 ? void reply.destroy() : void reply.end(pdf)));
  const { read } = await analysed();
  expect((await read()).strategy.analysis.state).toBe('queued');
  await runAgain();
  await app.runJobs();
  expect((await read()).strategy.analysis.state).toBe('done');
  expect(requests).toBe(2);
});

it('says after the last try that the server is broken', async () => {
  answer((_, reply) => void reply.writeHead(503).end());
  const { read } = await analysed();
  for (let tries = 1; tries < 3; tries += 1) {
    await runAgain();
    await app.runJobs();
  }
  const { strategy, balance } = await read();
  expect(requests).toBe(3);
  expect(strategy.analysis.message).toContain('could not be reached, or answered with an error');
  expect(balance).toBe(10);
});

it.each(['an upload', 'another address', 'no PDF'] as const)('starts again with %s', async (instead) => {
  send(Buffer.from('gone'), 404);
  const { flow, id, read } = await analysed();
  send(await anOfferPdf());
  const pdf = await flow.upload(await anOfferPdf(), 'Brief.pdf');
  const bodies = {
    'an upload': { pdf_id: pdf.json<{ pdf_id: string }>().pdf_id },
    'another address': { pdf_url: `${origin}/other.pdf` },
    'no PDF': { pdf_url: '' },
  };
  expect((await flow.retry(id, { pdf_url: `${origin}/b.pdf`, pdf_id: crypto.randomUUID() })).statusCode).toBe(422);
  expect((await flow.retry(id, { pdf_id: crypto.randomUUID() })).json()).toMatchObject({ code: 'pdf_not_found' });
  expect((await flow.retry(id, bodies[instead])).statusCode).toBe(202);
  await app.runJobs();
  const { strategy } = await read();
  const offers = strategy.offers_json?.map(({ text }) => text) ?? [];
  expect(offers.includes('Online booking')).toBe(instead !== 'no PDF');
  expect(requests).toBe(instead === 'another address' ? 1 : 0);
});
