import { describe, expect, it } from 'vitest';
import type { Web, WebPage } from '../engine/ports';
import { collectPages } from './collect-pages';

const ABORTED = 'stopped';

function toPage(url: string, html: string): WebPage {
  return { url, status: 200, mime: 'text/html', bytes: new TextEncoder().encode(html), text: () => html };
}

/** Answers at once, except for addresses with `slow`, which never answer. */
const web: Web = {
  fetch: (url, { signal }) =>
    url.includes('slow')
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error(ABORTED))))
      : Promise.resolve(toPage(url, '<title>Fast</title><p>Text</p><a href="/slow-link">about slow links</a>')),
  isAllowed: (url) => (url.includes('silent') ? new Promise(() => undefined) : Promise.resolve(true)),
};

function collect(urls: readonly string[], signal = new AbortController().signal, maxPages = 5) {
  const warnings: string[] = [];
  const options = {
    web,
    signal,
    maxPages,
    timeLimitMs: 60,
    relevance: () => 1,
    warn: (text: string) => void warnings.push(text),
  };
  return collectPages(urls, options).then((sources) => ({ titles: sources.map(({ title }) => title), warnings }));
}

describe('pages of slow sites', () => {
  it('are left out when the time is over, with a warning for those that were named', async () => {
    const urls = ['https://a.example/slow', 'https://a.example/fast'];
    expect(await collect(urls)).toEqual({
      titles: ['Fast'],
      warnings: ['https://a.example/slow was not read: there was no time left.'],
    });
  });

  it('are left out without a warning when a link led to them', async () => {
    expect(await collect(['https://a.example/fast'])).toEqual({ titles: ['Fast'], warnings: [] });
  });

  it('are left out when their robots.txt does not come', async () => {
    expect(await collect(['https://silent.example/fast'])).toEqual({ titles: ['Fast'], warnings: [] });
  });

  it('end the run with its own signal', async () => {
    await expect(collect(['https://a.example/slow'], AbortSignal.timeout(10))).rejects.toThrow(ABORTED);
  });
});
