import { SUBJECT } from '../variant/build-variant.ts';

interface Remote {
  name: string;
  fallback?: unknown;
  needs: { exports: Record<string, string[]> };
}

const COMPOSITION = /(<script[^>]*id="composition"[^>]*>)([^<]*)/;

/** Changes the subject in the composition that a page carries, or that the registry answers to a page or to the edge. */
export const rewriteSubject =
  (change: (remote: Remote) => void) =>
  (text: string): string => {
    const rewrite = (json: string) => {
      const composition = JSON.parse(json) as { remotes: (Remote | { stable: Remote })[] }; // ours, by contract
      // The registry answers the edge with what it may select.
      const remotes = composition.remotes.map((remote) => ('stable' in remote ? remote.stable : remote));
      for (const remote of remotes) if (remote.name === SUBJECT) change(remote);
      return JSON.stringify(composition).replaceAll('<', '\\u003c');
    };
    if (text.startsWith('{')) return rewrite(text);
    return text.replace(COMPOSITION, (_, tag: string, json: string) => tag + rewrite(json));
  };

/** As it is while a remote has no earlier version that rendered. */
export const withoutFallback = rewriteSubject((remote) => delete remote.fallback);

/** As it is when the page's shell was replaced by one that lacks a name. */
export const withMissingName = rewriteSubject(({ needs }) => {
  needs.exports['@declic/design-system'] = ['Gauge'];
});
