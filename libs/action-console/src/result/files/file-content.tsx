import type { ResultFile } from '@declic/action-results';
import { Button, Notice, Row, Skeleton, SkeletonGroup } from '@declic/design-system';
import type { ReactNode } from 'react';
import { SafeLink } from '../safe-link';
import { EXPIRED } from './expired';
import { useFileContent } from './use-file-content';

export interface FileContentProps {
  file: ResultFile;
  children: (bytes: Uint8Array<ArrayBuffer>) => ReactNode;
}

/** Shows a file once its content is there, and says in words why it is not. */
export function FileContent({ file, children }: FileContentProps) {
  const content = useFileContent(file);
  if (content.state === 'ready') return children(content.bytes);
  if (content.state === 'loading') {
    return (
      <SkeletonGroup label={`Loading ${file.name}`}>
        <Skeleton height="160px" />
      </SkeletonGroup>
    );
  }
  if (content.state === 'failed') {
    return (
      <Notice tone="danger">
        <Row $justify="space-between">
          <span>{file.name} could not be loaded.</span>
          <Button size="sm" variant="secondary" onClick={content.retry}>
            Retry
          </Button>
        </Row>
      </Notice>
    );
  }
  return <Notice tone="warning">{describe(file, content.state)}</Notice>;
}

function describe(file: ResultFile, state: 'expired' | 'foreign' | 'broken'): ReactNode {
  if (state === 'expired') return EXPIRED;
  if (state === 'broken') return `${file.name} is not complete: its content cannot be read.`;
  return (
    <>
      {file.name} is kept by another site, which this page does not read: <SafeLink href={file.url ?? ''} />
    </>
  );
}
