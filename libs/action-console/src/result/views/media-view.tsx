import type { FoundFile } from '@declic/action-results';
import { Stack, Text } from '@declic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileContents } from '../files/file-contents';
import { useObjectUrl } from '../files/use-object-url';

export interface MediaViewProps {
  files: readonly FoundFile[];
  kind: 'audio' | 'video';
}

/** Sounds and films of an answer, with the browser's own player. */
export function MediaView({ files, kind }: MediaViewProps) {
  return (
    <Stack $gap={5}>
      <FileContents files={files} kinds={[kind]}>
        {({ file }, bytes) => <Player kind={kind} name={file.name} mime={file.mime} bytes={bytes} />}
      </FileContents>
    </Stack>
  );
}

interface PlayerProps {
  kind: 'audio' | 'video';
  name: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
}

function Player({ kind, name, mime, bytes }: PlayerProps) {
  const url = useObjectUrl(bytes, mime);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Text tone="danger">{name} cannot be played by this browser. Download it.</Text>;
  if (url === null) return null;
  const player = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    onError: () => setIsBroken(true),
  };
  return kind === 'video' ? <Wide as="video" {...player} /> : <Wide as="audio" {...player} />;
}

const Wide = styled.video`
  display: block;
  inline-size: 100%;
  max-block-size: 70vh;
`;
