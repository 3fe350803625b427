import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { unreadableBodies } from '../contract/unreadable-body';
import { addMultipartParser } from './multipart';

/** The beginning of a part that is a text. */
const PART = '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\n';

async function post(payload: Buffer | string, type: string) {
  const fastify = Fastify({ bodyLimit: 20_000_000 });
  addMultipartParser(fastify, (method, path) => `${method} ${path}` === 'POST /');
  fastify.post('/', (request) => ({ body: request.body ?? null, fault: unreadableBodies.get(request)?.message }));
  const answer = await fastify.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
  await fastify.close();
  return answer.json();
}

async function postForm(parts: readonly (readonly [string, string | File])[]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return post(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
}

it('reads texts, lists, and files as data URLs with their names', async () => {
  const file = new File([Buffer.from([0, 255, 10])], 'été; 1.bin', { type: 'application/pdf' });
  expect(
    await postForm([
      ['text', 'é'],
      ['networks', 'x'],
      ['networks', 'linkedin'],
      ['file', file],
    ]),
  ).toEqual({
    body: {
      text: 'é',
      networks: ['x', 'linkedin'],
      file: 'data:application/pdf;name=%C3%A9t%C3%A9%3B%201.bin;base64,AP8K',
    },
  });
});

it.each([
  ['no boundary', 'a=b', 'multipart/form-data'],
  ['another boundary', '--a\r\n\r\n--a--', 'multipart/form-data; boundary=b'],
  ['an end that is missing', `${PART}1`, 'multipart/form-data; boundary=a'],
])('refuses a form with %s', async (_, payload, type) => {
  expect(await post(payload, type)).toEqual({ body: null, fault: 'The form is not valid multipart/form-data.' });
});

it('takes no name for a part of the object that it inherits from', async () => {
  const { body } = await postForm([['__proto__', 'x']]);
  expect(Object.keys(body)).toEqual(['__proto__']);
});

it('refuses many parts before it reads them', async () => {
  const before = process.threadCpuUsage();
  const answer = await post(`${`${PART}\r\n`.repeat(200_000)}--a--`, 'multipart/form-data; boundary=a');
  expect(answer).toEqual({ body: null, fault: 'The form is not valid multipart/form-data.' });
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
