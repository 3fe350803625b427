import { expect, it } from 'vitest';
import { convertFiles, toInlineFile } from './answer-files';
import { type InputFile, outputFile } from './files';

it('puts the content of files into the answer, where they are, and leaves the rest', async () => {
  const file = outputFile('a.txt', 'text/plain', Buffer.from('abc'));
  const answer = await convertFiles({ pages: [{ file, at: 1 }], date: null }, async (found) => toInlineFile(found));
  expect(answer).toEqual({
    pages: [
      {
        file: {
          $file: {
            name: 'a.txt',
            mime: 'text/plain',
            size: 3,
            // FIPS 180-2, appendix B.1
            sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
            base64: 'YWJj',
          },
        },
        at: 1,
      },
    ],
    date: null,
  });
});

const describeOnly = async ({ name, mime, bytes }: InputFile) => ({ name, mime, size: bytes.length, sha256: '' });

it('gives a result without files back as it is', async () => {
  const data = { rows: [{ score: 1, reasons: [] }] };
  expect(await convertFiles(data, describeOnly)).toBe(data);
});

it('copies only what holds a file', async () => {
  const rows = [{ score: 1 }];
  const answer = await convertFiles(
    { rows, file: outputFile('a.txt', 'text/plain', Buffer.from('abc')) },
    describeOnly,
  );
  expect(answer).toMatchObject({ file: { $file: { size: 3 } } });
  expect(answer['rows']).toBe(rows);
});

it('converts a file once that stands in two places', async () => {
  const file = outputFile('a.txt', 'text/plain', Buffer.from('abc'));
  const converted: string[] = [];
  const answer = await convertFiles({ first: file, all: [file] }, async (found) => {
    converted.push(found.name);
    return describeOnly(found);
  });
  expect(converted).toEqual(['a.txt']);
  expect(answer['all']).toEqual([answer['first']]);
});
