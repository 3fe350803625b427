import { expect, it } from 'vitest';
import { convertFiles, toInlineFile } from './answer-files';
import { outputFile } from './files';

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
