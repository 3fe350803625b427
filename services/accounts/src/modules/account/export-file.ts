type Batches = AsyncIterable<readonly object[]>;

/** One JSON object in pieces: what is small first, then the long lists, batch by batch and a line of text per item. */
export async function* toExportFile(head: object, lists: Readonly<Record<string, Batches>>): AsyncGenerator<string> {
  // Without its closing brace: the lists come last.
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [name, batches] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    yield* listItems(batches);
    yield '\n  ]';
  }
  yield '\n}\n';
}

async function* listItems(batches: Batches): AsyncGenerator<string> {
  let separator = '\n    ';
  for await (const items of batches) {
    const text = items.map((item) => JSON.stringify(item)).join(',\n    ');
    if (text === '') continue;
    yield separator + text;
    separator = ',\n    ';
  }
}
