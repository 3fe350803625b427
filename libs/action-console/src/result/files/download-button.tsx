import type { ResultFile } from '@declic/action-results';
import { Button, Text } from '@declic/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { SafeLink } from '../safe-link';
import { EXPIRED } from './expired';
import { type FileContent, linkedContentQuery } from './file-content.queries';
import { toOwnLink } from './own-link';
import { readInline } from './read-inline';
import { saveContent } from './save-content';

/** Downloads a file under its name, and says in words when that is no longer possible. */
export function DownloadButton({ file }: { file: ResultFile }) {
  const { mutate, data, isPending, isError } = useDownload(file);
  if (file.base64 === undefined && toOwnLink(file.url) === null) return <SafeLink href={file.url ?? ''} />;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download size={16} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
        aria-label={`Download ${file.name}`}
      >
        Download
      </Button>
      {isError ? <Problem>The file could not be loaded. Try again in a moment.</Problem> : null}
      {data === 'expired' ? <Problem>{EXPIRED}</Problem> : null}
      {data === 'broken' || data === 'foreign' ? <Problem>The content of this file cannot be read.</Problem> : null}
    </>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <Text size="small" tone="danger" role="alert">
      {children}
    </Text>
  );
}

function useDownload(file: ResultFile) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<FileContent['state']> => {
      const { base64, url } = file;
      const content = base64 === undefined ? await client.fetchQuery(linkedContentQuery(url)) : readInline(base64);
      if (content.state === 'ready') saveContent(new Blob([content.bytes], { type: file.mime }), file.name);
      return content.state;
    },
  });
}
