import { expect } from 'vitest';
import type { TestResponse } from './start-edge';

/** The headers of a browser that shows the answer, with the languages that it asks for. */
export const inBrowser = (languages: string) => ({
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': languages,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
});

/** A form that is sent without JavaScript. */
export const FORM = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'email=ada%40example.test',
};

/** Expects a page that nothing keeps and that runs nothing. */
export function expectRefusalPage({ status, headers, text }: TestResponse, expectedStatus: number): void {
  expect([status, headers['content-type']]).toEqual([expectedStatus, 'text/html; charset=utf-8']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).toContain('<h1>');
}
