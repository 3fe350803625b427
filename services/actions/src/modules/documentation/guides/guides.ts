/** A guide: a text in Markdown with its name in addresses. */
export interface Guide {
  /** Empty for the first page. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

const ORDER = [
  '',
  'keys',
  'credits',
  'errors',
  'idempotency',
  'limits',
  'files',
  'long-actions',
  'mcp',
  'sdk',
  'attribution',
];

/** All guides in the order of the contents. The first line of a file is its title, the first paragraph its description. */
export const guides: readonly Guide[] = ORDER.map((slug) => {
  const markdown = files[`./${slug === '' ? 'quick-start' : slug}.md`];
  if (markdown === undefined) throw new Error(`There is no guide "${slug}".`);
  const [heading = '', description = ''] = markdown.split('\n\n', 2);
  return { slug, title: heading.replace(/^# /, ''), description: toPlainText(description), markdown };
});

/** The address that guides use for the origin of this installation. */
export const SHOWN_ORIGIN = 'http://localhost:4000';

function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll('\n', ' ');
}
