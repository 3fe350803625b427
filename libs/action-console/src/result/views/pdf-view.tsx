import { type FoundFile, formatPath, type ResultFile } from '@declic/action-results';
import { Notice, Stack, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { FileContent } from '../files/file-content';
import { useObjectUrl } from '../files/use-object-url';

/** The PDF documents of an answer in the browser's own viewer, where it has one. */
export function PdfView({ files }: { files: readonly FoundFile[] }) {
  return (
    <Stack $gap={5}>
      {files
        .filter(({ kind }) => kind === 'pdf')
        .map(({ path, file }) => (
          <FileContent key={formatPath(path)} file={file}>
            {(bytes) => <Document file={file} bytes={bytes} />}
          </FileContent>
        ))}
    </Stack>
  );
}

function Document({ file, bytes }: { file: ResultFile; bytes: Uint8Array<ArrayBuffer> }) {
  const url = useObjectUrl(bytes, 'application/pdf');
  if (!isPdf(bytes))
    return <Notice tone="warning">{file.name} is not a PDF document. Download it to look at it.</Notice>;
  if (!navigator.pdfViewerEnabled)
    return <Notice>This browser has no viewer for PDF documents. Download {file.name} to read it.</Notice>;
  // No `sandbox`: with it, Chromium shows no PDF. The type of the address keeps the content from being read as a page.
  return url === null ? null : <Viewer src={`${url}#view=FitH`} title={file.name} />;
}

const MAGIC = [0x25, 0x50, 0x44, 0x46];

function isPdf(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, index) => bytes[index] === byte);
}

const Viewer = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(70vh, 640px);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
`;
