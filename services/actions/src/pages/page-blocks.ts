import type { AnyNode, Element } from 'domhandler';
import type { Page } from './parse-page';

/** A paragraph, list item, table row or heading of a page. */
export interface PageBlock {
  readonly text: string;
  /** Level of a heading, 0 for other blocks. */
  readonly level: number;
  /** The headings above, outermost first. */
  readonly headings: readonly string[];
  /** Share of the text that is inside links, 0 to 1. */
  readonly linkShare: number;
  /** The innermost element that holds its first words. */
  readonly element: Element | null;
}

const NEVER_SHOWN = new Set(
  'script style noscript template svg math iframe object select option head canvas'.split(' '),
);
const AROUND_CONTENT = new Set('nav footer aside form button dialog'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const AROUND_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'dialog']);

/** Names of the boxes that sites put around their content. */
const AROUND_NAMES =
  /(?:^|[\s_-])(?:cookies?|consent|breadcrumbs?|sidebar|newsletter|share|social|related|menu|navbar)(?:$|[\s_-])/i;

/** Blocks with a larger share of links are menus. */
const MENU_LINK_SHARE = 0.8;

export interface BlockOptions {
  /** Also what is around the content: navigation, footer, forms. */
  readonly isWhole?: boolean;
}

/** The blocks of a page's content in their order. */
export function readBlocks(page: Page, { isWhole = false }: BlockOptions = {}): PageBlock[] {
  const collector = new BlockCollector();
  for (const node of findContent(page, isWhole)) walk(node, { collector, isWhole, inLink: false, holder: null });
  collector.flush();
  return collector.blocks.filter(
    ({ level, linkShare, text }) => isWhole || level > 0 || linkShare < MENU_LINK_SHARE || text.length > 200,
  );
}

/** The element that holds the page's own text: `main` or a single `article` where there is one, the whole body otherwise. */
function findContent(page: Page, isWhole: boolean): AnyNode[] {
  const body = page('body').get(0);
  const whole = body ? [body] : page.root().contents().toArray();
  if (isWhole) return whole;
  const candidates = [page('main, [role="main"]').toArray(), page('article').toArray()];
  const total = page.root().text().length;
  const found = candidates.find(
    (nodes) => nodes.length === 1 && page(nodes).text().length > Math.min(400, total * 0.2),
  );
  return found ?? whole;
}

interface WalkState {
  readonly collector: BlockCollector;
  readonly isWhole: boolean;
  readonly inLink: boolean;
  readonly holder: Element | null;
}

function walk(node: AnyNode, state: WalkState): void {
  if (node.type === 'text') return state.collector.add(node.data, state);
  if (!('children' in node)) return;
  if (!('attribs' in node)) return node.children.forEach((child) => walk(child, state));
  if (isLeftOut(node, state.isWhole)) return state.collector.flush();
  walkElement(node, state);
}

function walkElement(element: Element, state: WalkState): void {
  const { collector } = state;
  const { name } = element;
  if (name === 'br') return collector.add('\n', state);
  if (name === 'td' || name === 'th') collector.startCell();
  const isBlock = !INLINE.has(name) && name !== 'td' && name !== 'th';
  if (isBlock) collector.flush();
  const inner = { ...state, inLink: state.inLink || name === 'a', holder: INLINE.has(name) ? state.holder : element };
  for (const child of element.children) walk(child, inner);
  const level = /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
  if (isBlock) collector.flush(level);
}

function isLeftOut({ name, attribs }: Element, isWhole: boolean): boolean {
  if (NEVER_SHOWN.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  if (/display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i.test(attribs['style'] ?? '')) return true;
  if (isWhole || name === 'body' || name === 'main') return false;
  return (
    AROUND_CONTENT.has(name) ||
    AROUND_ROLES.has(attribs['role'] ?? '') ||
    AROUND_NAMES.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.slice(0, 300))
  );
}

class BlockCollector {
  readonly blocks: PageBlock[] = [];
  private readonly outline: { readonly level: number; readonly text: string }[] = [];
  private parts: string[] = [];
  private linked = 0;
  private cells = 0;
  private holder: Element | null = null;

  add(text: string, { inLink, holder }: WalkState): void {
    if (text.trim() !== '') this.holder ??= holder;
    this.parts.push(text);
    if (inLink) this.linked += text.trim().length;
  }

  /** Cells of a row are told apart: "Height: 330 m". */
  startCell(): void {
    if (this.cells > 0) this.parts.push(this.cells === 1 ? ': ' : '; ');
    this.cells += 1;
  }

  flush(level = 0): void {
    const text = this.parts
      .join('')
      .replace(/\s+/gu, ' ')
      .replace(/ ([:;]) /gu, '$1 ')
      .trim();
    const linkShare = text === '' ? 0 : Math.min(1, this.linked / text.length);
    const element = this.holder;
    this.holder = null;
    this.parts = [];
    this.linked = 0;
    this.cells = 0;
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    if (level > 0) while ((this.outline.at(-1)?.level ?? 0) >= level) this.outline.pop();
    this.blocks.push({ text, level, headings: this.outline.map((heading) => heading.text), linkShare, element });
    if (level > 0) this.outline.push({ level, text });
  }
}
