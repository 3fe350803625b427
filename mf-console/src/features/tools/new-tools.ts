/** The tools that are announced as new. Take a name out when it is no news any more. */
const NEW_TOOLS: ReadonlySet<string> = new Set(['flow-content']);

export function isNewTool(slug: string): boolean {
  return NEW_TOOLS.has(slug);
}
