export interface PageLink {
  readonly url: string;
  readonly text: string;
}

const NO_PAGE = /\.(?:pdf|zip|png|jpe?g|gif|webp|svg|mp[34]|css|js|xml|json|docx?|xlsx?)$/i;

/** Addresses whose words fit the question, best first, each once. */
export function rankLinks(
  links: readonly PageLink[],
  known: ReadonlySet<string>,
  relevance: (text: string) => number,
): string[] {
  const scores = new Map<string, number>();
  for (const { url, text } of links) {
    if (known.has(url) || NO_PAGE.test(new URL(url).pathname)) continue;
    const words = `${text} ${new URL(url).pathname.replace(/[/_.-]+/g, ' ')}`;
    scores.set(url, Math.max(scores.get(url) ?? 0, relevance(words)));
  }
  return [...scores]
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([url]) => url);
}
