import { expect, it } from 'vitest';
import { listViews } from './list-views';

const file = (mime: string, rest: object = { base64: 'AAAA' }) => ({
  $file: { name: 'x', mime, size: 3, sha256: '0'.repeat(64), ...rest },
});
const place = { name: 'Nantes', latitude: 47.2, longitude: -1.55 };

it.each([
  ['a picture', { file: file('image/png') }, 'picture'],
  ['a drawing', { file: file('image/svg+xml') }, 'picture'],
  ['a picture as a data URL', { logo: 'data:image/png;base64,iVBORw0KGgo=' }, 'picture'],
  ['base64 with its type', { image: { mime_type: 'image/png', base64: 'iVBORw0KGgo=' } }, 'picture'],
  ['a picture as a link', { file: file('image/png', { url: '/v1/files/x' }) }, 'picture'],
  ['a document', { file: file('application/pdf'), case_md: '# A\n\nB' }, 'pdf'],
  ['a sound', { file: file('audio/mpeg') }, 'audio'],
  ['a film and its poster', { poster: file('image/png'), film: file('video/mp4') }, 'video'],
  ['a page', { file: file('text/html') }, 'html'],
  ['a page as a text', { html: '<!doctype html>\n<html></html>' }, 'html'],
  ['an invitation', { file: file('text/calendar') }, 'calendar'],
  ['times', { slots: [{ start: '2026-03-02T14:00:00Z', end: '2026-03-02T15:00:00Z' }] }, 'calendar'],
  ['an article', { article_md: '# Bread\n\nFlour, water.' }, 'text'],
  ['rows', { rows: [{ id: 1 }], engine: 'deterministic' }, 'table'],
  ['a list as the whole answer', [{ id: 1 }], 'table'],
  ['rows with coordinates', { rows: [place] }, 'table'],
  ['places around a place', { place, leads: [place] }, 'map'],
  ['a text before and after', { before: 'He go to school every day.', after: 'He goes to school.' }, 'diff'],
  ['single values', { valid: true, country: 'FR' }, 'fields'],
  ['figures before and after', { metrics: [{ before: '310 h', after: '248 h' }] }, 'fields'],
  ['a document that no view reads', { file: file('application/zip') }, 'fields'],
  ['nothing', {}, 'json'],
  ['null', null, 'json'],
  ['a text', 'word', 'json'],
])('shows %s best as it is', (_, data, view) => {
  const views = listViews(data);
  expect(views[0]).toBe(view);
  expect(views.at(-1)).toBe('json');
});

it('offers the other views of the same answer', () => {
  expect(listViews({ rows: [place], palette: ['#fff'] })).toEqual(['table', 'map', 'fields', 'colours', 'json']);
});

it.each([
  ['a hashtag', { hashtags: ['#ada', '#c0ffee'] }],
  ['a number of an order', { order: '#123456' }],
])('takes %s for no colour', (_, data) => expect(listViews(data)).not.toContain('colours'));

it.each([
  ['coordinates out of range', { latitude: 470, longitude: 2 }, 'map'],
  ['an empty text as coordinates', { latitude: '', longitude: '' }, 'map'],
  ['offsets in a text', { start: 0, end: 63 }, 'calendar'],
  ['days that do not exist', { start: '2026-99-99', end: '2026-99-99' }, 'calendar'],
])('is not misled by %s', (_, data, view) => expect(listViews(data)).not.toContain(view));

it('reads a type as the answer names it, and no script as a picture', () => {
  expect(listViews({ logo: 'data:text/html;base64,PHNjcmlwdD4=' })).toEqual(['html', 'fields', 'json']);
  expect(listViews({ logo: 'data:text/javascript;base64,YQ==' })).toEqual(['fields', 'json']);
});

it('reads names of the prototype as data', () => {
  const data: unknown = JSON.parse(
    '{"__proto__":{"rows":[{"a":1}]},"constructor":{"prototype":{}},"rows":[{"toString":1}]}',
  );
  expect(listViews(data)[0]).toBe('table');
  expect(Object.hasOwn(Object.prototype, 'rows')).toBe(false);
});

it('reads an answer of a hundred thousand levels, and one of a million values, in a second', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  const wide = { list: Array.from({ length: 1_000_000 }, (_, index) => index) };
  const from = performance.now();
  expect(listViews({ deep })).toEqual(['fields', 'json']);
  expect(listViews(wide)).toEqual(['fields', 'json']);
  expect(performance.now() - from).toBeLessThan(1_000);
});
