import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA, outputFile, type InputFile, type OutputFile } from '../../engine/files';
import { COUNT, TEXTS, closedObject, listOf } from '../../engine/output-schema';
import { choiceParam, choicesParam, jsonParam, textParam } from '../../engine/params';
import { ROW, TEXT, items, mapOf } from '../../engine/json-forms';
import type { Web } from '../../engine/ports';
import { GEONAMES_ATTRIBUTION } from '../../places/place-finder';
import { readRows } from '../../tables/json-rows';
import { readCsvText, readTable, TABLE_TYPES } from '../../tables/read-table';
import { toSafeCell } from '../../tables/safe-cells';
import type { Table } from '../../tables/table';
import { writeXlsx } from '../../tables/write-xlsx';
import { readCountry } from '../email-contacts/country-code';
import { countryParam } from '../email-contacts/country-param';
import { enrichTable } from './enrich-sheet/enrich-table';
import { findSheetColumns } from './enrich-sheet/sheet-columns';
import { fetchSheet } from './enrich-sheet/sheet-link';
import { OPERATIONS } from './enrich-sheet/sheet-operations';
import { examples } from './enrich-google-sheets.examples';
import search from './enrich-google-sheets.search.json';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const enrichGoogleSheets = defineAction({
  slug: 'enrich-google-sheets',
  title: 'Enrich spreadsheet rows',
  category: 'Data & Spreadsheets',
  one_liner:
    'Adds columns (email check, domain, phone, company, geo) to rows or a published sheet, returned as CSV or XLSX; does not write back to Google',
  credit_cost: 5,
  latency_target_ms: 8_000,
  latency_class: 'standard',
  engine: 'deterministic',
  // Large tables, and for geo the list of places.
  pool: 'worker',
  network: 'optional',
  limits: { timeoutMs: 35_000, maxInputBytes: 5_000_000 },
  needs: ['web'],
  needs_web: ({ sheet_csv_url }) => sheet_csv_url !== undefined,

  input: {
    params: [
      textParam('sheet_csv_url', 'Google sheet', {
        placeholder: 'https://docs.google.com/spreadsheets/d/e/…/pub?output=csv',
        validate: { format: 'url', max: 500 },
        description:
          'Link to a sheet that is published as CSV or shared with everyone who has the link. It is read only.',
      }),
      textParam('file', 'File', {
        ui: { accept: TABLE_TYPES },
        description: 'CSV of any separator, or XLSX (first sheet), with a line of column names.',
      }),
      jsonParam('rows', 'Rows', {
        schema: items(ROW, { minItems: 1, maxItems: 10_000 }),
        placeholder: '[{"email": "ada@analytical-engines.co.uk", "city": "London"}]',
        ui: { multiline: true, rows: 6 },
        description: 'Up to 10,000 objects, one for each row.',
      }),
      choicesParam('operations', 'Add', {
        required: true,
        enum: choices({
          email_check: 'Email check: verdict, reasons, suggestion',
          domain: 'Email domain and its kind',
          phone: 'Phone: E.164, validity, type, country',
          company: 'Company: domain, and the name that it spells',
          geo: 'Position of the city',
        }),
        description: 'What is added; each reads the column of the email, phone or city.',
      }),
      jsonParam('columns', 'Columns', {
        schema: mapOf(TEXT),
        placeholder: '{"email": "Contact mail"}',
        description: 'Which column is the email, phone, city or country, where the names do not tell.',
      }),
      countryParam('Of phones without a calling code and of cities, in rows without a country.'),
      choiceParam('format', 'Format', {
        enum: choices({ xlsx: 'XLSX', csv: 'CSV' }),
        default: 'xlsx',
        description: 'Of the returned file. Texts that look like formulas get an apostrophe before them.',
      }),
    ],
    oneOf: [['sheet_csv_url', 'file', 'rows']],
    ui: {
      groups: [
        { id: 'main', label: 'Rows', items: ['sheet_csv_url', 'file', 'rows'] },
        { id: 'add', label: 'Columns', items: ['operations', 'columns', 'country', 'format'] },
      ],
    },
  },

  output: closedObject({
    rows: {
      type: 'array',
      items: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
      description:
        'All columns, those added last. Company names are read from domains, positions are of the centre of a town.',
    },
    file: FILE_SCHEMA,
    report: {
      // The order of the published definition is not that of the properties.
      ...closedObject({
        source: { enum: ['sheet', 'file', 'rows'] },
        rows: COUNT,
        attribution: { type: 'array', items: { type: 'string' }, description: 'To be shown with the rows.' },
        operations: listOf(
          closedObject({
            operation: { enum: OPERATIONS },
            column: {
              type: ['string', 'null'],
              description: 'Column that was read; null when there is none, and nothing was added.',
            },
            added: TEXTS,
            filled: { ...COUNT, description: 'Rows to which something was added.' },
            without_value: { ...COUNT, description: 'Rows without a value to work on.' },
            not_found: { ...COUNT, description: 'Rows of whose value nothing was found.' },
          }),
        ),
      }),
      required: ['source', 'rows', 'operations', 'attribution'],
    },
    engine: { const: 'deterministic' },
  }),

  async handler({ sheet_csv_url, file, rows, operations, columns, country, format }, { web, signal, warn }) {
    const home = await readCountry('country', country);
    const { source, table } = await readSource({ sheet_csv_url, file, rows }, { web, signal, warn });
    if ([sheet_csv_url, file, rows].filter((given) => given !== undefined).length > 1)
      warn(`Several sources were given: only the ${source} was read.`);
    const found = findSheetColumns(table.columns, columns);
    const enriched = await enrichTable(table, [...new Set(operations)], found, home);
    for (const { operation, column, not_found } of enriched.reports) {
      if (column === null) warn(`"${operation}" added nothing: no column with its values was found.`);
      else if (operation === 'phone' && not_found > 0)
        warn(`Phones without a calling code and a country, which were not read: ${not_found}. Give "country".`);
    }
    return {
      rows: enriched.table.rows.map((row) =>
        Object.fromEntries(enriched.table.columns.map((name, index) => [name, row[index] ?? null])),
      ),
      file:
        format === 'csv'
          ? await toCsvFile(enriched.table)
          : outputFile('enriched.xlsx', XLSX, await writeXlsx(enriched.table, 'Enriched')),
      report: {
        source,
        rows: table.rows.length,
        operations: enriched.reports,
        attribution: operations.includes('geo') ? [GEONAMES_ATTRIBUTION] : [],
      },
    };
  },

  examples,

  ...search,
});

interface Sources {
  readonly sheet_csv_url: string | undefined;
  readonly file: InputFile | undefined;
  readonly rows: unknown;
}

/** The table of the first source that is given, in the order of the form. */
async function readSource(
  { sheet_csv_url, file, rows }: Sources,
  { web, signal, warn }: { readonly web: Web; readonly signal: AbortSignal; readonly warn: (message: string) => void },
): Promise<{ source: 'sheet' | 'file' | 'rows'; table: Table }> {
  if (sheet_csv_url !== undefined)
    return {
      source: 'sheet',
      table: await readCsvText('sheet_csv_url', await fetchSheet(web, sheet_csv_url, signal), warn),
    };
  if (file !== undefined) return { source: 'file', table: await readTable('file', file, warn) };
  const read = readRows('rows', rows);
  const columns = [...new Set(read.flatMap((row) => Object.keys(row)))];
  return { source: 'rows', table: { columns, rows: read.map((row) => columns.map((column) => row[column] ?? null)) } };
}

async function toCsvFile({ columns, rows }: Table): Promise<OutputFile> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse({
    fields: columns.map((name) => String(toSafeCell(name))),
    data: rows.map((row) => row.map(toSafeCell)),
  });
  return outputFile('enriched.csv', 'text/csv', Buffer.from(`\uFEFF${text}`));
}
