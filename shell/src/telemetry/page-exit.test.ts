import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageExit } from './page-exit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aPage() {
  const exit = new PageExit();
  const sent: string[] = [];
  return {
    sent,
    on: (type: string) => exit.handleEvent(new Event(type)),
    report: (what: string) => exit.report(() => sent.push(what)),
  };
}

it('sends what happens while the page is open', () => {
  const { report, sent } = aPage();
  report('load');
  expect(sent).toEqual(['load']);
});

it('drops what fails between leaving a page and its end', () => {
  const { on, report, sent } = aPage();
  on('beforeunload');
  report('cancelled');
  vi.advanceTimersByTime(9_000);
  on('pagehide');
  report('gone');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

it('sends it later when the page stays', () => {
  const { on, report, sent } = aPage();
  on('beforeunload');
  report('load');
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(['load']);
  report('render');
  expect(sent).toEqual(['load', 'render']);
});

it('drops what fails after a page is left whose load ends by that', () => {
  const { on, report, sent } = aPage();
  on('beforeunload');
  on('pageshow');
  report('cancelled');
  on('pagehide');
  expect(sent).toEqual([]);
});

it('sends again after the page came back', () => {
  const { on, report, sent } = aPage();
  on('beforeunload');
  report('cancelled');
  on('pagehide');
  on('pageshow');
  report('load');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['load']);
});
