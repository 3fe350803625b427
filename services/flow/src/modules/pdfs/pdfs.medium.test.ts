import { PdfReader } from '@declic/media/pdf-reader';
import { makePdf } from '@declic/media/testing';
import type { Principal } from '@declic/nest-kit';
import { connectTo } from '@declic/nest-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { ada, lin } from '../../testing/people';
import { anOfferPdf, aPage, OFFER, unreadablePdfs } from '../../testing/some-pdfs';
import { startFlow, testPdfReader } from '../../testing/start-flow';

const { db, app, clock, startReplica } = await startFlow();
const accounts = await connectTo(db, 'accounts');

beforeEach(() => db.owner.query('truncate flow_pdfs, throttle'));

const upload = (bytes: Uint8Array, person: Principal = ada, name = 'Brief.pdf') =>
  flowClient(app, person).upload(bytes, name);

const countPdfs = async () => (await db.owner.query<object[]>('select from flow_pdfs')).length;

it('keeps the text of a PDF and gives its beginning', async () => {
  const answer = await upload(await anOfferPdf());
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    pdf_id: expect.any(String),
    name: 'Brief.pdf',
    pages: 1,
    characters: expect.any(Number),
    beginning: `We help dental clinics in small towns.\n${OFFER}`,
  });
});

it.each(Object.entries(unreadablePdfs))(
  'says what is wrong with %s, and keeps nothing',
  async (_, [code, make]) => {
    const answer = await upload(await make());
    expect(answer.json()).toMatchObject({ status: 422, code });
    expect(answer.json<{ title: string }>().title).toMatch(/ (Upload|Save|upload) /);
    expect(await countPdfs()).toBe(0);
  },
  60_000,
);

it('refuses more than 10 MB', async () => {
  expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).json()).toMatchObject({
    status: 413,
    code: 'pdf_too_large',
  });
});

it('takes nothing but PDFs', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/flow/pdfs?name=a.pdf',
    headers: { ...app.as(ada), 'content-type': 'text/html' },
    payload: '<p>no</p>',
  });
  expect(answer.statusCode).toBe(415);
});

it('goes on answering while a PDF takes more time than its process has', async () => {
  const impatient = await startReplica({
    override: (builder) => builder.overrideProvider(PdfReader).useValue(testPdfReader({ deadlineMs: 1_000 })),
  });
  // 16 million operators in one page: more than a second for the parser on any machine.
  const endless = await makePdf({ pages: [aPage([OFFER])], contents: 'BT ET '.repeat(8_000_000) });
  const [answer, list] = await Promise.all([
    flowClient(impatient, ada).upload(endless, 'Brief.pdf'),
    flowClient(impatient, lin).list(),
  ]);
  expect(answer.json()).toMatchObject({ status: 422, code: 'pdf_unreadable' });
  expect(list.statusCode).toBe(200);
  expect((await upload(await anOfferPdf())).statusCode).toBe(201);
});

it('reads 20 PDFs an hour for an account, however many processes it asks, and more for others', async () => {
  const replica = await startReplica();
  const broken = new TextEncoder().encode('none');
  for (let count = 0; count < 20; count += 1) await flowClient(count % 2 ? app : replica, ada).upload(broken, 'a.pdf');
  const refused = await upload(broken);
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await upload(broken, lin)).statusCode).toBe(422);
});

it('makes the text part of the intake of a strategy, and leaves a copy in it', async () => {
  const flow = flowClient(app, ada);
  const { pdf_id } = (await upload(await anOfferPdf())).json<{ pdf_id: string }>();
  const id = await flow.created(anIntakeBody({ raw_text: '', competitors: '', pdf_id }));
  clock.moment = new Date(Date.now() + 25 * 60 * 60 * 1_000);
  await app.runJobs();
  const { offers_json, analysis } = await flow.strategy(id);
  expect(analysis.state).toBe('done');
  expect(offers_json).toMatchObject([
    { text: 'Online booking', source: { field: 'pdf', sentence: OFFER } },
    { text: 'Automatic reminders', source: { field: 'pdf', sentence: OFFER } },
  ]);
});

it('takes a name that is longer in the spelling that is stored', async () => {
  const answer = await upload(await anOfferPdf(), ada, '\u0958'.repeat(255));
  expect([answer.statusCode, [...answer.json<{ name: string }>().name].length]).toEqual([201, 255]);
});

it('keeps the ten newest of an account', async () => {
  const { pdf_id: first } = (await upload(await anOfferPdf())).json<{ pdf_id: string }>();
  await upload(await anOfferPdf(), lin);
  for (let count = 0; count < 10; count += 1) await upload(await anOfferPdf());
  expect(await db.owner.query('select from flow_pdfs where user_id = $1', [ada.id])).toHaveLength(10);
  expect(await db.owner.query('select from flow_pdfs where id = $1', [first])).toEqual([]);
  expect(await countPdfs()).toBe(11);
});

it('deletes the text after a day', async () => {
  const { pdf_id } = (await upload(await anOfferPdf())).json<{ pdf_id: string }>();
  await app.runJobs();
  expect(await countPdfs()).toBe(1);
  clock.moment = new Date(Date.now() + 24 * 60 * 60 * 1_000 + 1_000);
  // A service that starts plans the job anew.
  await (await startReplica()).runJobs();
  expect(await countPdfs()).toBe(0);
  expect((await flowClient(app, ada).create(anIntakeBody({ pdf_id }))).json()).toMatchObject({
    status: 404,
    code: 'pdf_not_found',
  });
});

it('gives no PDF of another account', async () => {
  const { pdf_id } = (await upload(await anOfferPdf())).json<{ pdf_id: string }>();
  const answer = await flowClient(app, lin).create(anIntakeBody({ pdf_id }));
  expect(answer.json()).toMatchObject({ status: 404, code: 'pdf_not_found' });
  expect((await flowClient(app, lin).list()).json().strategies).toEqual([]);
});

it('is part of the copy of an account, and erased with it', async () => {
  await upload(await anOfferPdf());
  const { rows } = await accounts.query<{ copy: object }>('select flow_api.export_user_v1($1) as copy', [ada.id]);
  expect(rows[0]?.copy).toMatchObject({ strategies: [], pdfs: [{ name: 'Brief.pdf', pages: 1 }] });
  const leaving = { id: crypto.randomUUID(), email: 'leaving@example.test' };
  await upload(await anOfferPdf(), leaving);
  await accounts.query('select flow_api.erase_user_v1($1)', [leaving.id]);
  expect(await countPdfs()).toBe(1);
  expect((await upload(await anOfferPdf(), leaving)).json()).toMatchObject({ status: 401 });
  expect(await countPdfs()).toBe(1);
});
