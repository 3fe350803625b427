import { expect, it } from 'vitest';
import { fromFile } from './given-data';

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it.each([
  ['a PDF under another name', 'a.txt', bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), 'application/pdf', 'PDF'],
  ['a picture', 'a.pdf', PNG, 'image/png', 'PNG picture'],
  ['a table', 'rows.txt', bytes('name,city\nAda,Paris\nBob,Lyon'), 'text/csv', 'Table (CSV)'],
  ['a calendar', 'a', bytes('BEGIN:VCALENDAR\nEND:VCALENDAR'), 'text/calendar', 'Calendar (ICS)'],
  ['XML', 'a.xml', bytes('<?xml version="1.0"?><Invoice/>'), 'application/xml', 'XML'],
  ['prose', 'a.pdf', bytes('The meeting was about the launch.'), 'text/plain', 'Text in English'],
  ['bytes', 'a.pdf', Uint8Array.of(0, 1, 2), 'application/octet-stream', 'Unknown kind of file'],
])('tells %s by its content', async (_, name, content, mime, label) => {
  const given = await fromFile(name, content);
  expect([given.file?.mime, given.label]).toEqual([mime, label]);
  const url = given.file?.dataUrl ?? '';
  expect(url).toContain(`data:${mime};name=${name};base64,`);
  expect(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').equals(content)).toBe(true);
});
