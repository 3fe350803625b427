import { detectMime } from '../../../engine/detect-mime';
import { decodeContent, readFileReference } from '../../../engine/file-reference';
import type { Web } from '../../../engine/ports';
import { UpstreamError } from '../../../engine/run-errors';
import { FieldReader } from '../../../fields/read-fields';

const MAX_BYTES = 200_000;
const LONGEST_REFERENCE = 300_000;
/** The page is worth more than its logo: a slow server does not hold it up. */
const MAX_WAIT_MS = 4_000;
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

interface Means {
  readonly web: Web;
  readonly signal: AbortSignal;
  warn(message: string): void;
}

/** The prospect's logo as a data URL, because the page loads nothing; empty without one, and one that cannot be had is warned of. */
export async function readProspectLogo(prospect: unknown, { web, signal, warn }: Means): Promise<string> {
  const reference = FieldReader.of('prospect', prospect).text('logo_url', { max: LONGEST_REFERENCE });
  if (reference === '') return '';
  try {
    const bytes = await readBytes(reference, web, signal);
    if (bytes.length > MAX_BYTES) throw new UpstreamError('it has more than 200 kB');
    const mime = await detectMime(bytes, '', '');
    if (!PICTURES.includes(mime)) throw new UpstreamError('it is no PNG, JPEG or WebP picture');
    return `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof UpstreamError ? error.message.replace(/\.$/u, '') : 'it did not answer';
    warn(`prospect: "logo_url" is left out: ${reason}.`);
    return '';
  }
}

async function readBytes(reference: string, web: Web, signal: AbortSignal): Promise<Uint8Array> {
  const data = readFileReference(reference);
  if (data?.kind === 'data') return decodeContent(data);
  if (URL.parse(reference)?.protocol !== 'https:') throw new UpstreamError('it is no https address and no data URL');
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
  const page = await web.fetch(reference, { signal: limit, maxBytes: MAX_BYTES });
  if (page.status !== 200) throw new UpstreamError(`its server answered ${page.status}`);
  return page.bytes;
}
