import { describe, expect, it } from 'vitest';
import { decodeContent, readFileReference } from './file-reference';

function decode(text: string): string {
  const reference = readFileReference(text);
  return reference?.kind === 'data' ? new TextDecoder().decode(decodeContent(reference)) : '';
}

describe('readFileReference', () => {
  it('reads the content of a data URL (RFC 2397)', () => {
    const reference = readFileReference('data:text/plain;charset=utf-8;base64,w6k=');
    expect(reference).toMatchObject({ kind: 'data', mime: 'text/plain' });
    expect(decode('data:text/plain;charset=utf-8;base64,w6k=')).toBe('é');
    expect(readFileReference('data:;base64,')).toMatchObject({ kind: 'data', mime: 'application/octet-stream' });
  });

  it.each(['w6\nk=', '\r\nw6k=\r\n', 'w\n6\nk\n=\n', 'w6k'])('reads content in broken lines: %j', (content) => {
    expect(decode(`data:;base64,${content}`)).toBe('é');
  });

  it('checks content without decoding it', () => {
    const text = `data:;base64,${Buffer.alloc(12 * 1024 * 1024).toString('base64')}`;
    const before = process.memoryUsage().arrayBuffers;
    const references = Array.from({ length: 5 }, () => readFileReference(text));
    expect(references.every((reference) => reference?.kind === 'data')).toBe(true);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1024 * 1024);
  });

  it.each([
    ['invoice.pdf', 'invoice.pdf'],
    ['%C3%A9t%C3%A9.pdf', 'été.pdf'],
    ['..%2F..%2Fetc%2Fpasswd', 'passwd'],
    ['a%22%0D%0Ab.pdf', 'ab.pdf'],
    ['%', '%'],
    ['%2F', 'file'],
  ])('reads the name %s as %s', (name, clean) => {
    expect(readFileReference(`data:application/pdf;name=${name};base64,`)).toMatchObject({ name: clean });
  });

  it.each([
    ['https://example.com/a.pdf', { kind: 'url', url: 'https://example.com/a.pdf' }],
    [`file_${'0a'.repeat(16)}`, { kind: 'stored', id: `file_${'0a'.repeat(16)}` }],
    ['sample:invoice-fr.pdf', { kind: 'sample', name: 'invoice-fr.pdf' }],
  ])('reads %s', (text, reference) => {
    expect(readFileReference(text)).toEqual(reference);
  });

  it.each([',plain', ';base64,not base64!', ';base64,a=b', ';base64,a===', ';base64,a b='])(
    'refuses the content data:text/plain%s',
    (content) => {
      expect(readFileReference(`data:text/plain${content}`)).toBeNull();
    },
  );

  it.each(['ftp://example.com/a.pdf', 'https://', 'file:///etc/passwd'])('refuses the address %s', (address) => {
    expect(readFileReference(address)).toBeNull();
  });

  it.each(['invoice.pdf', 'file_1', 'sample:../../package.json', 'sample:..', 'sample:'])(
    'refuses the name %s',
    (name) => {
      expect(readFileReference(name)).toBeNull();
    },
  );

  it('reads long texts in linear time', () => {
    const before = process.threadCpuUsage();
    expect(readFileReference(`data:;base64,${'\n'.repeat(1_000_000)}!`)).toBeNull();
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
  });
});
