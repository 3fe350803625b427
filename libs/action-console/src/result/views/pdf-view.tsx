import type { FoundFile, ResultFile } from '@declic/action-results';
import { Notice, Stack } from '@declic/design-system';
import { FileContents } from '../files/file-contents';
import { useObjectUrl } from '../files/use-object-url';
import { DocumentFrame } from './document-frame';

/** The PDF documents of an answer in the browser's own viewer, where it has one. */
export function PdfView({ files }: { files: readonly FoundFile[] }) {
  return (
    <Stack $gap={5}>
      <FileContents files={files} kinds={['pdf']}>
        {({ file }, bytes) => <Document file={file} bytes={bytes} />}
      </FileContents>
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
  return url === null ? null : <DocumentFrame src={`${url}#view=FitH`} title={file.name} />;
}

const MAGIC = [0x25, 0x50, 0x44, 0x46];

function isPdf(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, index) => bytes[index] === byte);
}
