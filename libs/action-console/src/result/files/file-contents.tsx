import { type FoundFile, formatPath } from '@declic/action-results';
import type { ReactNode } from 'react';
import { FileContent } from './file-content';

export interface FileContentsProps {
  files: readonly FoundFile[];
  /** Those that are shown. */
  kinds: readonly FoundFile['kind'][];
  children: (found: FoundFile, bytes: Uint8Array<ArrayBuffer>) => ReactNode;
}

/** Shows the files of some kinds, each once its content is there. */
export function FileContents({ files, kinds, children }: FileContentsProps) {
  return files
    .filter(({ kind }) => kinds.includes(kind))
    .map((found) => (
      <FileContent key={formatPath(found.path)} file={found.file}>
        {(bytes) => children(found, bytes)}
      </FileContent>
    ));
}
