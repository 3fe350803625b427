import { expect, it } from 'vitest';
import type { LinkedFile } from '../files/files.service';
import { readAnswerFile } from '../files/read-answer-file';
import { type KeptAnswer, renewLinks } from './renew-links';

const id = (digit: string) => `file_${digit.repeat(32)}`;
const toUrl = (file: string) => `http://localhost/v1/files/${file}?expires=1&signature=a`;
const aFile = (digit: string) => ({
  name: `${digit}.txt`,
  mime: 'text/plain',
  size: 1,
  sha256: 'a'.repeat(64),
  id: id(digit),
});
const anAnswer = (data: Readonly<Record<string, unknown>>) =>
  ({ data, error: null, status: 200, cost: 1, balance: 1, duration_ms: 1, request_id: 'a' }) as const;
const renew = <Answer extends KeptAnswer>(answer: Answer, find: () => Promise<ReadonlyMap<string, LinkedFile>>) =>
  renewLinks(answer, { find, read: (value) => readAnswerFile(value, (file) => `http://localhost/v1/files/${file}`) });
const aLinkedFile = (digit: string): LinkedFile => ({ ...aFile(digit), url: 'renewed', expires_at: '2026-01-01' });

it('renews the links of files anywhere in the answer, and leaves the rest', async () => {
  const answer = anAnswer({ pages: [{ file: { $file: { ...aFile('1'), url: toUrl(id('1')) } }, at: 1 }], date: null });
  const renewed = await renew(answer, () => Promise.resolve(new Map([[id('1'), aLinkedFile('1')]])));
  expect(renewed).toEqual(
    anAnswer({ pages: [{ file: { $file: { ...aFile('1'), url: 'renewed' } }, at: 1 }], date: null }),
  );
});

it('renews those in the result of a message, and leaves its arguments', async () => {
  const file = { $file: { ...aFile('1'), url: toUrl(id('1')) } };
  const { data: result, ...said } = { ...anAnswer({ file }), reply: 'Done.', arguments: { file } };
  const answer = { ...said, result } as unknown as KeptAnswer; // all that is read of one
  const renewed = await renew(answer, () => Promise.resolve(new Map([[id('1'), aLinkedFile('1')]])));
  expect(renewed).toEqual({ ...answer, result: { file: { $file: { ...aFile('1'), url: 'renewed' } } } });
  expect(await renew(answer, () => Promise.resolve(new Map()))).toMatchObject({
    result: { file: { $file: aFile('1') } },
    warnings: [expect.stringContaining('1.txt is deleted')],
  });
});

it('looks for nothing where there is no link', async () => {
  const answer = anAnswer({ file: { $file: { ...aFile('1'), base64: 'YQ==' } } });
  expect(await renew(answer, () => Promise.reject(new Error('Looked')))).toBe(answer);
});

it.each([
  ['an address elsewhere', { ...aFile('1'), url: `http://localhost/other/${id('1')}` }],
  ['an address on another site', { ...aFile('1'), url: `https://evil.example/v1/files/${id('1')}?expires=1` }],
  ['the address of another file', { ...aFile('1'), url: toUrl(id('2')) }],
  ['no address', { ...aFile('1'), url: 'not a url' }],
  ['no id', { ...aFile('1'), id: undefined, url: toUrl(id('1')) }],
  ['no name', { ...aFile('1'), name: null, url: toUrl(id('1')) }],
])('leaves what only looks like a file: %s', async (_, $file) => {
  const answer = anAnswer({ echo: { $file } });
  expect(await renew(answer, () => Promise.reject(new Error('Looked')))).toBe(answer);
});

it('adds what is deleted to the warnings of the answer', async () => {
  const answer = {
    ...anAnswer({ file: { $file: { ...aFile('1'), url: toUrl(id('1')) } } }),
    warnings: ['The page was long.'],
  };
  expect(await renew(answer, () => Promise.resolve(new Map()))).toMatchObject({
    data: { file: { $file: aFile('1') } },
    warnings: ['The page was long.', expect.stringContaining('The file 1.txt is deleted')],
  });
});
