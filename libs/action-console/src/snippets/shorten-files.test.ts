import { expect, it } from 'vitest';
import { shortenFiles } from './shorten-files';

it('leaves the content of long files out of code, and nothing else', () => {
  const long = `data:text/csv;name=a.csv;base64,${'QUJD'.repeat(20_000)}`;
  const body = { text: 'a'.repeat(60_000), rows: [1], small: 'data:text/csv;base64,QUJD' };
  expect(shortenFiles(body)).toEqual({ input: body, isShortened: false });
  expect(shortenFiles({ ...body, long })).toEqual({
    input: { ...body, long: 'data:text/csv;name=a.csv;base64,<content in base64>' },
    isShortened: true,
  });
});
