import { isCompositionId, isPageRemote, releasesApi, unwrap } from '@declic/openapi/releases';
import {
  COMPOSITION_ELEMENT_ID,
  onlySite,
  PREVIEW_COMPOSITION_PATH,
  siteHome,
  type ComposedRemote,
  type Composition,
} from '@declic/remote-kit/host';
import { inlinedPreview } from '../preview/read-preview';

/** How long the registry may take to answer. */
const COMPOSITION_TIMEOUT_MS = 5_000;

/** The composition that the edge wrote into the page; null when it wrote none, or something else. */
export function inlinedComposition(): Composition | null {
  const text = document.getElementById(COMPOSITION_ELEMENT_ID)?.textContent;
  if (!text) return null;
  try {
    return parseComposition(JSON.parse(text));
  } catch (error) {
    console.error('The composition in the page cannot be read.', error);
    return null;
  }
}

/** Asks the registry. Rejects when it does not answer in time, or not with a composition. */
export async function fetchComposition(): Promise<Composition> {
  return inlinedPreview() ? fetchPreviewed() : parseComposition(await unwrap(askRegistry()));
}

/** The same for a page that has one: undefined when it is still the one to have. */
export async function fetchNewerComposition({ id }: Composition): Promise<Composition | undefined> {
  // What is released meanwhile does not concern a preview.
  if (inlinedPreview()) return undefined;
  const answer = await askRegistry({ 'if-none-match': `"${id}"` });
  return answer.response.status === 304 ? undefined : parseComposition(await unwrap(Promise.resolve(answer)));
}

function askRegistry(headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(COMPOSITION_TIMEOUT_MS);
  return releasesApi.GET('/api/releases/composition', { cache: 'no-store', signal, headers });
}

/** The composition of the preview that this page shows. */
async function fetchPreviewed(): Promise<Composition> {
  const signal = AbortSignal.timeout(COMPOSITION_TIMEOUT_MS);
  const response = await fetch(PREVIEW_COMPOSITION_PATH, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`The composition of the preview is not there: ${response.status}.`);
  return parseComposition(await response.json());
}

/** Checks against the contract, because the page may be older than the registry. A malformed remote is dropped; the others are kept. */
function parseComposition(value: unknown): Composition {
  const { id, shell, remotes, ticket } = (value ?? {}) as Record<keyof Composition, unknown>; // all are checked below
  if (!isCompositionId(id) || !Array.isArray(remotes)) throw new Error('This is not a composition.');
  return {
    id,
    ...(isShell(shell) && { shell }),
    ...(typeof ticket === 'string' && { ticket }),
    remotes: ofThisHost(remotes.filter(isUsable)),
  };
}

/** On the host of a microsite its remote is all there is. */
function ofThisHost(remotes: ComposedRemote[]): ComposedRemote[] {
  const home = siteHome();
  return home === undefined ? remotes : onlySite(remotes, home);
}

function isShell(shell: unknown): shell is { version: string } {
  return typeof shell === 'object' && shell !== null && 'version' in shell && typeof shell.version === 'string';
}

function isUsable(remote: unknown): remote is ComposedRemote {
  if (isPageRemote(remote)) return true;
  console.error('A remote of the composition is malformed and left out.', remote);
  return false;
}
