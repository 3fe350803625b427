import { isCompositionId, isPageRemote, releasesApi, unwrap } from '@declic/openapi/releases';
import { COMPOSITION_ELEMENT_ID, type ComposedRemote, type Composition } from '@declic/remote-kit/host';

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
  return parseComposition(await unwrap(askRegistry()));
}

/** The same for a page that has one: undefined when it is still the one to have. */
export async function fetchNewerComposition({ id }: Composition): Promise<Composition | undefined> {
  const answer = await askRegistry({ 'if-none-match': `"${id}"` });
  return answer.response.status === 304 ? undefined : parseComposition(await unwrap(Promise.resolve(answer)));
}

function askRegistry(headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(COMPOSITION_TIMEOUT_MS);
  return releasesApi.GET('/api/releases/composition', { cache: 'no-store', signal, headers });
}

/** Checks against the contract, because the page may be older than the registry. A malformed remote is dropped; the others are kept. */
function parseComposition(value: unknown): Composition {
  const { id, shell, remotes, ticket } = (value ?? {}) as Record<keyof Composition, unknown>; // all are checked below
  if (!isCompositionId(id) || !Array.isArray(remotes)) throw new Error('This is not a composition.');
  return {
    id,
    ...(isShell(shell) && { shell }),
    ...(typeof ticket === 'string' && { ticket }),
    remotes: remotes.filter(isUsable),
  };
}

function isShell(shell: unknown): shell is { version: string } {
  return typeof shell === 'object' && shell !== null && 'version' in shell && typeof shell.version === 'string';
}

function isUsable(remote: unknown): remote is ComposedRemote {
  if (isPageRemote(remote)) return true;
  console.error('A remote of the composition is malformed and left out.', remote);
  return false;
}
