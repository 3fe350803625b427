/** Tools with the badge "New". Remove a name to remove its badge. */
const NEW_TOOLS: ReadonlySet<string> = new Set(['flow-content']);

export function isNewTool(slug: string): boolean {
  return NEW_TOOLS.has(slug);
}
