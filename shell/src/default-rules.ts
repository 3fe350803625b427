/** Below these the edge serves files of releases, and nothing else. */
const RELEASED_FILE = /^\/(?:shell|remotes\/[^/]+)\/[^/]+\/.+\.js$/;

/**
 * What may become HTML or code of a page that requires Trusted Types; null refuses. Nothing of the product needs more: React makes
 * elements, and modules come from import maps.
 */
export const defaultRules = {
  /** The announcer of react-aria empties its element in this way. */
  createHTML: (html: string) => (html === '' ? html : null),
  /** Import maps and JSON-LD are scripts that are no code. */
  createScript: (text: string) => (isJson(text) ? text : null),
  /** Workers of remotes. */
  createScriptURL: (address: string) => (isReleased(address) ? address : null),
};

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function isReleased(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && RELEASED_FILE.test(pathname);
}
