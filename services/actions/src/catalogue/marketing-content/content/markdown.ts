/** Text of a caller inside Markdown: its own marks stay text, so that no heading, link, picture or HTML comes from a fact. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|]/gu, '\\$&')
    .replace(
      /^(\s*)([#>+-]|\d{1,9}[.)])(?=\s)/u,
      (_, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    );
}

export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${escapeMarkdown(item)}`).join('\n');
}

/** Only addresses of the web become links. */
export function markdownLink(label: string, url: string): string {
  const isWeb = /^https?:\/\/[^\s()<>]+$/iu.test(url);
  return isWeb ? `[${escapeMarkdown(label)}](${url})` : escapeMarkdown(`${label} ${url}`);
}

/** Blocks that have text, with an empty line between them. */
export function joinBlocks(blocks: readonly (string | null | false)[]): string {
  return `${blocks.filter((block) => block !== null && block !== false && block !== '').join('\n\n')}\n`;
}
