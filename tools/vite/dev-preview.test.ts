import { describe, expect, it } from 'vitest';
import { devPreviewCookie, previewFault, readDevPreview, readSources } from './dev-preview.ts';

const read = (query: string) => [...readSources(new URLSearchParams(query))];

describe('the address of a preview', () => {
  it('names remotes and their dev servers', () => {
    expect(read('mf-flow=http://localhost:5173&mf-console=http://127.0.0.1:5174/')).toEqual([
      ['mf-flow', 'http://localhost:5173'],
      ['mf-console', 'http://127.0.0.1:5174'],
    ]);
  });

  it.each([
    '',
    'mf-flow=',
    'mf-flow=https://evil.example',
    'mf-flow=http://localhost.evil.example:5173',
    'mf-flow=http://localtest.me:5173',
    'mf-flow=http://0.0.0.0:5173',
    'mf-flow=http://192.168.0.1:5173',
    'mf-flow=http://localhost@evil.example',
    'mf-flow=http://user:secret@localhost:5173',
    'mf-flow=http://localhost:5173/redirect?to=https://evil.example',
    'mf-flow=http://localhost:5173%23x',
    'mf-flow=javascript:alert(1)//localhost',
    'mf-flow=//localhost:5173',
    'mf-flow=data:text/javascript,alert(1)',
    'shell=http://localhost:5173',
    'mf-../x=http://localhost:5173',
    '__proto__=http://localhost:5173',
    'mf-flow=http://localhost:5173&mf-console=https://evil.example',
  ])('is refused: %s', (query) => {
    expect(() => read(query)).toThrow();
  });
});

describe('a request', () => {
  const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    previewFault({ headers: { host: 'localhost:4000', ...headers }, socket: { remoteAddress } });

  it.each([{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }, { host: '127.0.0.1:4000' }])(
    'is followed with %o',
    (headers: Record<string, string>) => expect(asked(headers)).toBeUndefined(),
  );

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'localtest.me:4000' },
    { host: 'localhost.evil.example' },
    { host: 'localhost:4000@evil.example' },
    { host: '' },
  ])('is refused with %o', (headers: Record<string, string>) => expect(asked(headers)).toBeDefined());

  it('is refused from another machine', () => expect(asked({}, '192.168.0.7')).toBeDefined());
});

describe('the cookie', () => {
  const sources = new Map([['mf-flow', 'http://localhost:5173']]);
  const [pair = ''] = devPreviewCookie('4000', sources, 0).split(';');

  it('remembers for eight hours, for one port', () => {
    expect(readDevPreview('4000', `a=b; ${pair}`, 1)).toEqual({ sources, expiresAt: new Date(8 * 3_600_000) });
    expect(readDevPreview('4000', pair, 8 * 3_600_000)).toBeUndefined();
    expect(readDevPreview('4001', pair, 1)).toBeUndefined();
  });

  it('of another server of the machine leads nowhere else', () => {
    const forged = pair.replace('localhost', 'evil.example');
    expect(forged).not.toBe(pair);
    expect(readDevPreview('4000', forged, 1)).toBeUndefined();
    expect(readDevPreview('4000', 'declic_dev_remotes_4000=%E0%A4%A', 1)).toBeUndefined();
  });
});
