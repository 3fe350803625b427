import { describe, expect, it } from 'vitest';
import { readFileReference } from './file-reference';

describe('readFileReference', () => {
  it('reads the content of a data URL (RFC 2397)', () => {
    expect(readFileReference('data:text/plain;charset=utf-8;base64,w6k=')).toEqual({
      kind: 'data',
      mime: 'text/plain',
      name: undefined,
      bytes: Buffer.from('é'),
    });
    expect(readFileReference('data:;base64,')).toMatchObject({ kind: 'data', mime: 'application/octet-stream' });
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

  it.each([
    'invoice.pdf',
    'data:text/plain,plain',
    'data:text/plain;base64,not base64!',
    'data:text/plain;base64,a=b',
    'ftp://example.com/a.pdf',
    'https://',
    'file:///etc/passwd',
    'file_1',
    'sample:../../package.json',
    'sample:..',
    'sample:',
  ])('refuses %s', (text) => {
    expect(readFileReference(text)).toBeNull();
  });

  it('reads long texts in linear time', () => {
    const before = process.threadCpuUsage();
    expect(readFileReference(`data:;base64,${'\n'.repeat(1_000_000)}!`)).toBeNull();
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
  });
});
