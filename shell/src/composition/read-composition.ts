import { COMPOSITION_ELEMENT_ID, COMPOSITION_PATH, type ComposedRemote, type Composition } from '@declic/remote-kit';

/** How long the registry may take to answer. */
export const COMPOSITION_TIMEOUT_MS = 5_000;

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
  const response = await fetch(COMPOSITION_PATH, {
    cache: 'no-store',
    signal: AbortSignal.timeout(COMPOSITION_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return parseComposition(await response.json());
}

/** A malformed remote is dropped; the others are kept. */
function parseComposition(value: unknown): Composition {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !Array.isArray(value['remotes'])) {
    throw new Error('This is not a composition.');
  }
  return { id: value['id'], remotes: value['remotes'].filter(isComposedRemote) };
}

function isComposedRemote(value: unknown): value is ComposedRemote {
  const isUsable =
    isRecord(value) &&
    ['name', 'version', 'owner', 'title', 'entry'].every((key) => typeof value[key] === 'string') &&
    Array.isArray(value['areas']) &&
    Array.isArray(value['nav']) &&
    isRecord(value['contract']);
  if (!isUsable) console.error('A remote of the composition is malformed and left out.', value);
  return isUsable;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
