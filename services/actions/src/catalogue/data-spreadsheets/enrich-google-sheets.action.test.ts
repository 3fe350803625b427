import { describe, expect, it } from 'vitest';
import { cannedWeb } from '../../engine/canned-web';
import { isOutputFile } from '../../engine/files';
import { RejectedInputError, UpstreamError } from '../../engine/run-errors';
import { readTable } from '../../tables/read-table';
import { runAction } from '../../testing/run-action';
import { toCsvAddress } from './enrich-sheet/sheet-link';
import { enrichGoogleSheets } from './enrich-google-sheets.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

const enrich = (input: Readonly<Record<string, unknown>>, web = cannedWeb({})) =>
  runAction(enrichGoogleSheets, input, { web });

function readFile(file: unknown) {
  if (!isOutputFile(file)) throw new Error('There is no file.');
  return file.$file;
}

const ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz';

describe('enrich-google-sheets', () => {
  it('returns a workbook with the same cells as the rows, in which no cell is a formula', async () => {
    const { data } = await enrich({ file: 'sample:contacts.csv', operations: ['email_check'] });
    const rows = data['rows'] as Record<string, unknown>[]; // Of the form that was checked.
    const table = await readTable('file', readFile(data['file']));
    expect(table.columns).toEqual(Object.keys(rows[0] ?? {}));
    expect(table.rows.slice(0, 4)).toEqual(rows.slice(0, 4).map((row) => Object.values(row)));
    expect(table.rows[4]?.[0]).toBe(`'=HYPERLINK("x")`);
    expect(rows[4]?.['Name']).toBe('=HYPERLINK("x")');
  });

  it('writes CSV with the mark of UTF-8, in which no cell is a formula', async () => {
    const rows = [
      { email: 'é@x', note: '=cmd|x', n: -5 },
      { email: null, '@col': '+1-2' },
    ];
    const { data } = await enrich({ rows, operations: ['domain'], format: 'csv' });
    expect(Buffer.from(readFile(data['file']).bytes).toString()).toBe(
      "\uFEFFemail,note,n,'@col,email_domain,email_kind\r\né@x,'=cmd|x,-5,,,\r\n,,,+1-2,,",
    );
  });

  it.each([
    [
      `https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv`,
      `https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv`,
    ],
    [
      `https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml?gid=3&single=true`,
      `https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?gid=3&single=true&output=csv`,
    ],
    [
      `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=42`,
      `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=42`,
    ],
    [
      `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=7`,
      `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=7`,
    ],
    [`https://docs.google.com/spreadsheets/d/${ID}`, `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv`],
  ])('reads the sheet of %s', (link, address) => {
    expect(toCsvAddress(link)).toBe(address);
  });

  it.each([
    'https://evil.example/spreadsheets/d/1AbCdEfGhIjK/export?format=csv',
    'https://docs.google.com.evil.example/spreadsheets/d/1AbCdEfGhIjK',
    'http://docs.google.com/spreadsheets/d/1AbCdEfGhIjK',
    'https://docs.google.com/document/d/1AbCdEfGhIjK',
    'https://docs.google.com/spreadsheets/../document/d/1AbCdEfGhIjK',
    'https://docs.google.com/spreadsheets/d/',
  ])('refuses the link %s', async (sheet_csv_url) => {
    await expect(enrich({ sheet_csv_url, operations: ['phone'] })).rejects.toThrow(RejectedInputError);
  });

  it.each([
    [{ mime: 'text/html', body: '<html>Sign in' }, RejectedInputError],
    [{ mime: 'text/csv', body: '', status: 404 }, RejectedInputError],
    [{ mime: 'text/csv', body: '', status: 500 }, UpstreamError],
    [{ mime: 'text/csv', body: '' }, RejectedInputError],
  ])('fails when Google answers %j', async (page, error) => {
    const address = `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv`;
    await expect(
      enrich({ sheet_csv_url: address, operations: ['phone'] }, cannedWeb({ [address]: page })),
    ).rejects.toThrow(error);
  });

  it('says which operation found no column, and does the others', async () => {
    const { data, warnings } = await enrich({ rows: [{ email: 'a@company.fr' }], operations: ['domain', 'geo'] });
    expect(data['report']).toMatchObject({
      operations: [
        { column: 'email', filled: 1 },
        { column: null, added: [], filled: 0 },
      ],
    });
    expect(warnings).toEqual(['"geo" added nothing: no column with its values was found.']);
  });

  it('keeps columns that have the names of the added ones', async () => {
    const { data } = await enrich({ rows: [{ email: 'a@company.fr', email_domain: 'mine' }], operations: ['domain'] });
    expect(data['rows']).toEqual([
      { email: 'a@company.fr', email_domain: 'mine', email_domain_2: 'company.fr', email_kind: 'company' },
    ]);
  });

  it('does 2,000 rows with all operations within six seconds', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      email: `a${index}@company${index % 50}.fr`,
      phone: '06 12 34 56 78',
      city: 'Nantes',
    }));
    const startedAt = process.threadCpuUsage();
    const { data } = await enrich({
      rows,
      operations: ['email_check', 'domain', 'phone', 'company', 'geo'],
      country: 'FR',
    });
    expect(data['report']).toMatchObject({
      rows: 2_000,
      operations: Array.from({ length: 5 }, () => ({ filled: 2_000 })),
    });
    expect(cpuMsSince(startedAt)).toBeLessThan(6_000);
  });

  it.each([
    [{ rows: [{ a: 1 }], operations: ['phone'] }, 'operations'],
    [{ rows: [{ a: {} }], operations: ['phone'] }, 'rows'],
    [{ rows: [{ a: 1 }], operations: ['phone'], columns: { phone: 'b' } }, 'columns'],
    [{ rows: [{ a: 1 }], operations: ['phone'], columns: { fax: 'a' } }, 'columns'],
    [{ rows: [{ phone: 1 }], operations: ['phone'], country: 'Atlantis' }, 'country'],
  ])('refuses %j', async (input, field) => {
    await expect(enrich(input)).rejects.toMatchObject({ name: 'RejectedInputError', field });
  });

  it('calls no phone invalid whose country is not known, and asks for it', async () => {
    const { data, warnings } = await enrich({ rows: [{ phone: '612345678' }, { phone: '12' }], operations: ['phone'] });
    expect(data['rows']).toMatchObject([{ phone_valid: null }, { phone_valid: null }]);
    expect(warnings).toEqual(['Phones without a calling code and a country, which were not read: 2. Give "country".']);
  });

  it('says which of several sources it read', async () => {
    const file = 'sample:contacts.csv';
    const { data, warnings } = await enrich({ file, rows: [{ email: 'a@b.fr' }], operations: ['domain'] });
    expect(data['report']).toMatchObject({ source: 'file' });
    expect(warnings).toEqual(['Several sources were given: only the file was read.']);
  });
});
