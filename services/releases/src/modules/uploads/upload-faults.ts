import type { FieldError } from '@declic/nest-kit';
import { MANIFEST_FILE } from '@declic/nest-kit/release-files';
import type { StoredManifest } from '../store/release-store';

export interface UploadLimits {
  readonly fileBytes: number;
  readonly releaseBytes: number;
}

/** Why a list of files cannot be stored, for each file that is at fault. */
export function uploadFaults({ files }: StoredManifest, limits: UploadLimits): FieldError[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const paths = new Set(files.map(({ path }) => path));
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)));
  const seen = new Set<string>();

  const faults = files.flatMap(({ path, bytes }, index) => {
    const at = (message: string): FieldError => ({ in: 'body', field: `manifest.files.${index}`, message });
    const isTwice = seen.has(path);
    seen.add(path);
    return [
      ...(isTwice ? [at(`${path} is listed twice`)] : []),
      ...(path === MANIFEST_FILE ? [at(`${path} is the manifest itself`)] : []),
      ...(isCopyName(path, paths) ? [at(`${path} is the name of a compressed copy`)] : []),
      ...(folders.has(path) ? [at(`${path} is a folder, too`)] : []),
      ...(bytes > limits.fileBytes ? [at(`${path} has more than ${limits.fileBytes} bytes`)] : []),
    ];
  });
  const tooLarge = {
    in: 'body',
    field: 'manifest.files',
    message: `have more than ${limits.releaseBytes} bytes`,
  } as const;
  return total > limits.releaseBytes ? [...faults, tooLarge] : faults;
}

/** Compressed copies are made here, so that they hold what the file holds. */
function isCopyName(path: string, paths: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3));
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
