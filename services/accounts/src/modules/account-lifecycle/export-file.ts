/** One JSON object in pieces: what is small first, then the ledger, batch by batch and a line of text per line. */
export async function* toExportFile(head: object, ledger: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  // Without its closing brace: the ledger comes last.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "ledger": [`;
  let separator = '\n    ';
  for await (const lines of ledger) {
    const text = lines.map((line) => JSON.stringify(line)).join(',\n    ');
    if (text === '') continue;
    yield separator + text;
    separator = ',\n    ';
  }
  yield '\n  ]\n}\n';
}
