/** Lines of which `count` are used. */
export interface Block {
  readonly name: string;
  readonly count: number;
  readonly lines: readonly string[];
}

/** The blocks of each part, in their order. */
export type Grammar = ReadonlyMap<string, readonly Block[]>;

/**
 * Reads a grammar as it is written:
 * - `== name` begins a part, for example an angle.
 * - `@name count` begins a block; the lines below are its candidates. Without lines, text of the intake comes here.
 * - `## one || other` is a heading with its variants.
 * - In a line, `(one|other)` is a choice, `<formal/informal>` follows the address, `{slot}` is filled in, and `p:`, `c:` or `e:` at the
 *   beginning keeps it for the professional, casual or expert tone. `[…: …]` marks a fact that the person has to add.
 */
export function parseGrammar(text: string): Grammar {
  const grammar = new Map<string, Block[]>();
  let part: Block[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    if (line.startsWith('== ')) {
      part = [];
      grammar.set(line.slice(3), part);
    } else if (line.startsWith('## ')) {
      part.push({ name: 'heading', count: 1, lines: line.slice(3).split(' || ') });
    } else if (line.startsWith('@')) {
      const [name = '', count = '1'] = line.slice(1).split(' ');
      lines = [];
      part.push({ name, count: Number(count), lines });
    } else {
      lines.push(line);
    }
  }
  return grammar;
}

/** A grammar with further lines for its blocks: those of `@p#2` join the second block `p` of their part, those of `@p` the first one. */
export function extendGrammar(base: Grammar, further: Grammar): Grammar {
  const extended = new Map(base);
  for (const [part, additions] of further) {
    const blocks = [...(base.get(part) ?? [])];
    for (const { name, count, lines } of additions) {
      const [kind = '', place = '1'] = name.split('#');
      const at = blocks.flatMap((block, index) => (block.name === kind ? [index] : []))[Number(place) - 1];
      const block = at === undefined ? undefined : blocks[at];
      if (at === undefined || !block) blocks.push({ name: kind, count, lines });
      else blocks[at] = { ...block, lines: interleave(block.lines, lines) };
    }
    extended.set(part, blocks);
  }
  return extended;
}

/** Both in their own order, mixed evenly: the steps of a list keep their course. */
function interleave(lines: readonly string[], further: readonly string[]): string[] {
  const placed = [lines, further].flatMap((some) =>
    some.map((line, at) => ({ line, place: (at + 0.5) / some.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ line }) => line);
}

/** The candidates of a block of a part; none when there is no such block. */
export function findLines(grammar: Grammar, part: string, name: string): readonly string[] {
  return grammar.get(part)?.find((block) => block.name === name)?.lines ?? [];
}
