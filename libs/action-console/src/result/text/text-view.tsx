import { formatPath, formatPathLabel, type ResultParts } from '@declic/action-results';
import { Stack } from '@declic/design-system';
import { FileContents } from '../files/file-contents';
import { TextBlock } from './text-block';

/** The texts of an answer as they are read, each with its copy; those of its files after them. */
export function TextView({ files, texts }: Pick<ResultParts, 'files' | 'texts'>) {
  return (
    <Stack $gap={5}>
      {texts
        .filter(({ format }) => format !== 'html')
        .map(({ path, text, format }) => (
          <TextBlock
            key={formatPath(path)}
            label={formatPathLabel(path)}
            text={text}
            isMarkdown={format === 'markdown'}
          />
        ))}
      <FileContents files={files} kinds={['markdown', 'text']}>
        {({ file, kind }, bytes) => (
          <TextBlock label={file.name} text={decode(bytes)} isMarkdown={kind === 'markdown'} />
        )}
      </FileContents>
    </Stack>
  );
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
