import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { components } from '../../openapi/generated/schema.d.ts';
import { type Registry, RegistryRefusal } from './call-registry.ts';
import { damagedFiles, readRelease } from './release-folder.ts';
import { repeatCall } from './repeat-call.ts';

type ReleaseFile = components['schemas']['ReleaseFile'];
type Manifest = Awaited<ReturnType<typeof readRelease>>;

/** A file that the registry has received. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
  /** How many have been sent, with this one. */
  readonly sent: number;
  /** How many have to be sent. */
  readonly of: number;
}

export interface UploadOptions {
  readonly onSent?: (file: SentFile) => void;
  /** The first pause before a call is made again; each further one is twice as long. */
  readonly pauseMs?: number;
}

const FILES_AT_ONCE = 4;
const FILE_TIMEOUT_MS = 60_000;
const COMPLETION_TIMEOUT_MS = 60_000;
/** A file that the registry had may be lost while an upload goes on. */
const MAX_ROUNDS = 3;

/**
 * Sends a build to the registry, as far as the registry does not have it. An upload that was interrupted goes on; the same build again
 * changes nothing.
 *
 * @throws Error when the build is not what its manifest says, or when the registry refuses it.
 */
export async function uploadRelease(dist: string, registry: Registry, options: UploadOptions = {}): Promise<Manifest> {
  const manifest = await readRelease(dist);
  const damaged = await damagedFiles(dist, manifest);
  if (damaged.length > 0)
    throw new Error(`${dist} was changed after its build (${damaged.join(', ')}). Build it again.`);

  const upload = await repeatCall<components['schemas']['Upload']>(
    registry,
    { method: 'POST', path: '/api/releases/uploads', body: { manifest } },
    { ...options, retries: 2 },
  );
  const sending = new Sending(registry, `/api/releases/uploads/${upload.id}`, { dist, ...options });
  let missing: readonly ReleaseFile[] = upload.missing;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    await sending.send(missing);
    missing = await sending.complete();
    if (missing.length === 0) return manifest;
  }
  throw new Error(`The registry keeps losing files of ${manifest.name} ${manifest.version}: ${listPaths(missing)}.`);
}

/** The files of one upload. */
class Sending {
  private sent = 0;
  private readonly registry: Registry;
  private readonly address: string;
  private readonly options: UploadOptions & { readonly dist: string };

  constructor(registry: Registry, address: string, options: UploadOptions & { readonly dist: string }) {
    this.registry = registry;
    this.address = address;
    this.options = options;
  }

  async send(files: readonly ReleaseFile[]): Promise<void> {
    const queue = new PQueue({ concurrency: FILES_AT_ONCE });
    const of = this.sent + files.length;
    // After the first that fails the others are of no use.
    await queue.addAll(files.map((file) => () => this.sendFile(file, of))).finally(() => queue.clear());
  }

  /** Returns what is still missing. */
  async complete(): Promise<readonly ReleaseFile[]> {
    const call = { method: 'POST', path: `${this.address}/completion`, timeoutMs: COMPLETION_TIMEOUT_MS } as const;
    try {
      await repeatCall(this.registry, call, this.options);
      return [];
    } catch (error) {
      if (!(error instanceof RegistryRefusal) || error.problem.code !== 'files_missing') throw error;
      return error.problem['missing'] as ReleaseFile[]; // as the contract has it
    }
  }

  private async sendFile({ path, bytes, integrity }: ReleaseFile, of: number): Promise<void> {
    const digest = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
    const body = await readFile(join(this.options.dist, path));
    const call = { method: 'PUT', path: `${this.address}/files/${digest}`, body, timeoutMs: FILE_TIMEOUT_MS } as const;
    await repeatCall(this.registry, call, this.options);
    this.sent += 1;
    this.options.onSent?.({ path, bytes, sent: this.sent, of });
  }
}

function listPaths(files: readonly ReleaseFile[]): string {
  return files.map(({ path }) => path).join(', ');
}
