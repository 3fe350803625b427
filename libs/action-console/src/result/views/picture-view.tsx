import { type FoundFile, formatPath } from '@declic/action-results';
import { Button, Row, Stack, Text, token } from '@declic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileContents } from '../files/file-contents';
import { useObjectUrl } from '../files/use-object-url';

/** The pictures of an answer. A drawing is shown as a picture, too: as such, a browser runs none of its scripts and loads nothing. */
export function PictureView({ files }: { files: readonly FoundFile[] }) {
  return (
    <Stack $gap={5}>
      <FileContents files={files} kinds={['picture']}>
        {(found, bytes) => <Picture found={found} bytes={bytes} />}
      </FileContents>
    </Stack>
  );
}

function Picture({ found: { file, path }, bytes }: { found: FoundFile; bytes: Uint8Array<ArrayBuffer> }) {
  const url = useObjectUrl(bytes, file.mime);
  const [isBroken, setIsBroken] = useState(false);
  const [size, setSize] = useState('');
  const [isLarge, setIsLarge] = useState(false);
  if (isBroken) return <Text tone="danger">{file.name} is not a picture that this browser can show. Download it.</Text>;
  return (
    <Figure>
      <Ground
        $large={isLarge}
        tabIndex={isLarge ? 0 : undefined}
        role={isLarge ? 'region' : undefined}
        aria-label={isLarge ? file.name : undefined}
      >
        {url === null ? null : (
          <img
            src={url}
            alt={`${file.name}, ${formatPath(path)}`}
            onError={() => setIsBroken(true)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize(`${width} × ${height} px`)
            }
          />
        )}
      </Ground>
      <figcaption>
        <Row $justify="space-between">
          <Text as="span" size="small" tone="muted">
            {[file.name, size].filter(Boolean).join(', ')}
          </Text>
          <Button size="sm" variant="ghost" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            Full size
          </Button>
        </Row>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
`;

/* A chequered ground, on which transparent and white pictures are seen. It is light in both themes: charts and logos are drawn for paper. */
const PAPER = { plain: '#FFFFFF', shade: '#F4F2EC' };

const Ground = styled.div<{ $large: boolean }>`
  display: grid;
  justify-items: ${({ $large }) => ($large ? 'start' : 'center')};
  overflow: auto;
  max-block-size: 70vh;
  padding: ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: repeating-conic-gradient(${PAPER.shade} 0 25%, ${PAPER.plain} 0 50%) 0 0 / 16px 16px;

  & > img {
    display: block;
    max-inline-size: ${({ $large }) => ($large ? 'none' : '100%')};
    block-size: auto;
  }
`;
