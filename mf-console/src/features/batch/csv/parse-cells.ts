import type { Parser, ParseResult } from 'papaparse';
import { MAX_ROWS } from './csv-table';

/** Characters that are parsed before the browser gets a turn. */
const CHUNK_CHARACTERS = 256 * 1024;

export interface ParsedCells {
  /** Lines that are not blank, the header among them: at most one more than the rows of a batch, and the header. */
  readonly lines: readonly (readonly string[])[];
  readonly delimiter: string;
  /** A quote is opened and never closed, so that the lines after it are one cell. */
  readonly hasOpenQuote: boolean;
}

/** Parses CSV in chunks, between which the page handles input. The delimiter is detected, unless it is given. */
export async function parseCells(text: string, delimiter = ''): Promise<ParsedCells> {
  const { default: papa } = await import('papaparse');
  const lines: string[][] = [];
  let found = ',';
  let hasOpenQuote = false;
  return new Promise((resolve) => {
    papa.parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK_CHARACTERS,
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        found = meta.delimiter;
        hasOpenQuote ||= errors.some(({ code }) => code === 'MissingQuotes');
        for (const line of data) if (line.some((cell) => cell.trim() !== '')) lines.push(line);
        if (lines.length > MAX_ROWS + 1) parser.abort();
        else pauseBriefly(parser);
      },
      complete: () => resolve({ lines: lines.slice(0, MAX_ROWS + 2), delimiter: found, hasOpenQuote }),
    });
  });
}

function pauseBriefly(parser: Parser): void {
  parser.pause();
  setTimeout(() => parser.resume(), 0);
}
