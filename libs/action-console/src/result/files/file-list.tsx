import { type FoundFile, formatPath } from '@declic/action-results';
import { Row, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { PlainList } from '../../records/plain-list';
import { DownloadButton } from './download-button';
import { formatSize } from './format-size';

/** The files of an answer, each with its download. */
export function FileList({ files }: { files: readonly FoundFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label="Files">
      <Text size="small" weight="medium">
        {files.length === 1 ? 'File' : `${files.length} files`}
      </Text>
      <PlainList>
        {files.map(({ path, file }) => (
          <Item key={formatPath(path)}>
            <Name>
              {file.name}
              <Facts>
                {file.mime}
                {file.size === undefined ? '' : `, ${formatSize(file.size)}`}
              </Facts>
            </Name>
            <DownloadButton file={file} />
          </Item>
        ))}
      </PlainList>
    </section>
  );
}

const Item = styled(Row).attrs({ as: 'li', $justify: 'space-between' })`
  row-gap: ${token.space[1]};
  padding-block: ${token.space[2]};
  border-block-end: 1px solid ${token.color.line};

  &:last-child {
    border-block-end: 0;
  }
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: block;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
