import { type FoundFile, type FoundText, formatPath, formatPathLabel } from '@declic/action-results';
import { Stack } from '@declic/design-system';
import { FileContent } from '../files/file-content';
import { HtmlFrame } from './html-frame';

export interface HtmlViewProps {
  files: readonly FoundFile[];
  texts: readonly FoundText[];
}

/** The pages of an answer as a browser shows them, without their scripts. */
export function HtmlView({ files, texts }: HtmlViewProps) {
  return (
    <Stack $gap={5}>
      {files
        .filter(({ kind }) => kind === 'html')
        .map(({ path, file }) => (
          <FileContent key={formatPath(path)} file={file}>
            {(bytes) => <HtmlFrame title={file.name} html={new TextDecoder().decode(bytes)} />}
          </FileContent>
        ))}
      {texts
        .filter(({ format }) => format === 'html')
        .map(({ path, text }) => (
          <HtmlFrame key={formatPath(path)} title={formatPathLabel(path)} html={text} />
        ))}
    </Stack>
  );
}
