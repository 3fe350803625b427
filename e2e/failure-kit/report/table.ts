/** Lines below each other in columns, each with remarks of its own. */
export interface Table {
  readonly columns: readonly string[];
  readonly lines: readonly { readonly cells: readonly string[]; readonly remarks: readonly string[] }[];
}

/** For a terminal: the remarks stand below their line. */
export function formatTable({ columns, lines }: Table): string[] {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...lines.map(({ cells }) => cells[index]?.length ?? 0)),
  );
  const pad = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    pad(columns),
    ...lines.flatMap(({ cells, remarks }) => [pad(cells), ...remarks.map((remark) => `        ${remark}`)]),
  ];
}

/** For documents, without remarks. */
export function formatMarkdown({ columns, lines }: Table): string[] {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...lines.map(({ cells }) => line(cells))];
}
