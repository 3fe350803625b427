import { expect, it } from 'vitest';
import { describeText } from './describe-text';

it.each([
  ['ada@example.com', 'entity', 'E-mail address'],
  [' IBAN: FR14 2004 1010 0505 0001 3M02 606\n', 'entity', 'IBAN'],
  ['https://example.com/a?b=c', 'entity', 'Web address'],
  ['+33 6 12 34 56 78', 'entity', 'Phone number'],
  ['FR 40 303 265 045', 'entity', 'VAT number'],
  ['ada@example.com\nbob@example.com', 'entities', 'E-mail addresses'],
  ['https://a.example\nhttps://b.example', 'entities', 'Web addresses'],
  ['name,email\nAda,ada@example.com\nBob,bob@example.com', 'table', 'Table (CSV)'],
  ['nom;ville\nAda;Paris\nBob;Lyon', 'table', 'Table (CSV)'],
  ['[{"name":"Ada"}]', 'list', 'JSON list'],
  ['{"name":"Ada"}', 'object', 'JSON object'],
  ['<!doctype html><html><body>Hi</body></html>', 'html', 'HTML page'],
  ['<p class="a">Hi</p>', 'html', 'HTML'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR', 'calendar', 'Calendar (ICS)'],
  ['From: ada@example.com\nSubject: Order 4711\n\nWhere is it?', 'message', 'E-mail message'],
  ['Anna: We agreed to launch.\nBen: I will send the texts.', 'transcript', 'Transcript'],
  ['Title: A page\nSome words that are no dialogue\nAnd more of them', 'text', 'Text in English'],
  ['<?xml version="1.0"?><Invoice/>', 'xml', 'XML'],
  ['Invoice 2026-001\nTotal 120.00 EUR\nVAT 20%', 'invoice', 'Invoice text'],
  ['Facture n° 7\nTotal TTC 96,00 €\nTVA 20 %', 'invoice', 'Invoice text'],
  ['The meeting was about the launch, and we agreed on the date.', 'text', 'Text in English'],
  ['La réunion portait sur le lancement et nous avons choisi la date.', 'text', 'Text in French'],
  ['La reunión fue sobre el lanzamiento y hemos elegido la fecha.', 'text', 'Text in Spanish'],
  ['xyzzy', 'text', 'Text'],
])('reads %j as %s, "%s"', (text, kind, label) => {
  expect(describeText(text)).toMatchObject({ kind, label });
});

it.each([
  ['JSON on one line', JSON.stringify(Array.from({ length: 40_000 }, (_, id) => ({ id, name: 'x' }))), 'list'],
  ['separators', ';,'.repeat(500_000), 'text'],
  ['many addresses on one line', 'ada@example.com '.repeat(60_000), 'text'],
  ['one long word', 'QUJD'.repeat(250_000), 'text'],
])('reads a megabyte of %s within a second', (_, text, kind) => {
  const startedAt = performance.now();
  expect(describeText(text).kind).toBe(kind);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
