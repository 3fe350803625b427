import { formatPath, formatPathLabel, type ResultParts } from '@declic/action-results';
import { Stack } from '@declic/design-system';
import { FileContents } from '../files/file-contents';
import { HtmlFrame } from './html-frame';

/** The pages of an answer as a browser shows them, without their scripts. */
export function HtmlView({ files, texts }: Pick<ResultParts, 'files' | 'texts'>) {
  return (
    <Stack $gap={5}>
      <FileContents files={files} kinds={['html']}>
        {({ file }, bytes) => <HtmlFrame title={file.name} html={new TextDecoder().decode(bytes)} />}
      </FileContents>
      {texts
        .filter(({ format }) => format === 'html')
        .map(({ path, text }) => (
          <HtmlFrame key={formatPath(path)} title={formatPathLabel(path)} html={text} />
        ))}
    </Stack>
  );
}
