const BLOCKS = new Set('h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol li table thead tbody tr th td'.split(' '));

/** A place between two characters of the page. */
type Place = readonly [node: Text, offset: number];

/** Text that is read in one go: the inline content between two borders of blocks. */
export interface TextRun {
  readonly text: string;
  /** Puts what lies between two offsets of the text into an element. The last range of a run comes first: offsets after it change. */
  wrap(start: number, end: number, wrapper: HTMLElement): void;
}

/** The runs of a fragment in their order. */
export function listTextRuns(parent: Node): TextRun[] {
  const runs: TextRun[] = [];
  let inline: Text[] = [];
  const flush = () => {
    if (inline.length > 0) runs.push(createRun(inline));
    inline = [];
  };
  for (const child of parent.childNodes) {
    if (BLOCKS.has(child.nodeName.toLowerCase())) {
      flush();
      runs.push(...listTextRuns(child));
    } else inline.push(...listTexts(child));
  }
  flush();
  return runs;
}

function listTexts(node: Node): Text[] {
  if (isText(node)) return [node];
  return [...node.childNodes].flatMap(listTexts);
}

const isText = (node: Node): node is Text => node.nodeType === 3;

function createRun(nodes: readonly Text[]): TextRun {
  const starts: number[] = [];
  let text = '';
  for (const node of nodes) {
    starts.push(text.length);
    text += node.data;
  }
  return {
    text,
    wrap(start, end, wrapper) {
      const from = findPlace(nodes, starts, start, 'start');
      const to = findPlace(nodes, starts, end, 'end');
      if (!from || !to) return;
      const range = from[0].ownerDocument.createRange();
      range.setStart(...from);
      range.setEnd(...to);
      wrapper.append(range.extractContents());
      range.insertNode(wrapper);
    },
  };
}

/** A start belongs to the node that follows it, an end to the one before it. */
function findPlace(
  nodes: readonly Text[],
  starts: readonly number[],
  offset: number,
  side: 'start' | 'end',
): Place | undefined {
  const index = starts.findLastIndex((start) => (side === 'start' ? start <= offset : start < offset));
  const node = nodes[index];
  const start = starts[index];
  return node && start !== undefined ? [node, offset - start] : undefined;
}
