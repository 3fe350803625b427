/** The rules of all pages, which stand in the documents of shells that take HTML over. */
const GLOBAL_STYLE = /(?=<style\b[^>]*\sdata-global-style\b)/i;

/** Where a page's own data goes into the document of the shell; what stands there otherwise is a part of the document. */
const SLOTS = {
  htmlAttributes: /(?<=<html\b)/i,
  lang: /(?<=<html\b[^>]*\s)lang="[^"]*"/i,
  headStart: /(?<=<head\b[^>]*>)/i,
  title: /<title>[^<]*<\/title>/i,
  headEnd: /(?=<\/head>)/i,
  rootAttributes: /(?<=<div id="root")(?=>)/i,
  root: /(?<=<div id="root">)(?=<\/div>)/i,
  globalStyle: GLOBAL_STYLE,
  noscript: /<noscript>[\s\S]*?<\/noscript>/i,
  bodyEnd: /(?=<\/body>)/i,
} as const;

export type PageSlot = keyof typeof SLOTS;

const REQUIRED: readonly PageSlot[] = ['htmlAttributes', 'headStart', 'headEnd'];

interface FoundSlot {
  readonly name: PageSlot;
  readonly from: number;
  readonly original: string;
}

/** A document that is cut once, at the places that differ between pages. */
export class PageTemplate {
  readonly #document: string;
  readonly #slots: readonly FoundSlot[];

  /** @throws Error when the document has no `<html`, no `<head>` or no `</head>`. */
  constructor(document: string) {
    this.#document = document;
    const found = Object.entries(SLOTS).flatMap(([name, pattern]): FoundSlot[] => {
      const match = pattern.exec(document);
      return match ? [{ name: name as PageSlot, from: match.index, original: match[0] }] : []; // a key of the object above
    });
    if (!REQUIRED.every((name) => found.some((slot) => slot.name === name)))
      throw new Error("The shell's index.html has no <html> or no </head>.");
    this.#slots = found.toSorted((one, other) => one.from - other.from);
  }

  /** The document with these contents, and its own in the other places. */
  fill(contents: Partial<Record<PageSlot, string>>): string {
    const parts: string[] = [];
    let at = 0;
    for (const { name, from, original } of this.#slots) {
      parts.push(this.#document.slice(at, from), contents[name] ?? original);
      at = from + original.length;
    }
    return [...parts, this.#document.slice(at)].join('');
  }

  /** Whether the document has a place for what fills this slot. */
  has(name: PageSlot): boolean {
    return this.#slots.some((slot) => slot.name === name);
  }
}
