import { saveContent } from '@declic/action-console/save-content';
import { Button, CopyButton, Row, Stack, Text } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { toSafeName } from '../../../files/safe-name';
import { useFileSaving } from '../../../files/use-file-saving';
import { formatNoun } from '../draft-formats';
import type { Draft, Idea } from '../drafts.queries';
import { createFile, type FileKind, MEDIA_TYPES, toText } from './draft-files';

export interface ExportPanelProps {
  idea: Idea;
  draft: Draft;
  text: string;
}

/** The draft for the clipboard and as a file. */
export function ExportPanel({ idea, draft, text }: ExportPanelProps) {
  const { format_type: format } = draft;
  const plain = toText({ format, text });
  const refused = () => notify.error('Copy failed');
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <Text size="small" weight="medium">
          Copy
        </Text>
        <Row $gap={2}>
          <CopyButton value={text} texts={{ copy: 'Copy Markdown' }} onCopyFailed={refused} />
          <CopyButton
            value={plain}
            texts={{ copy: format === 'tweet' ? 'Copy the thread as text' : 'Copy plain text' }}
            onCopyFailed={refused}
          />
        </Row>
      </Stack>
      <Stack $gap={2}>
        <Text size="small" weight="medium">
          Download the {formatNoun(format)}
        </Text>
        <Row $gap={2}>
          {KINDS.map(({ kind, label }) => (
            <DownloadFile key={kind} kind={kind} label={label} idea={idea} draft={draft} text={text} />
          ))}
        </Row>
      </Stack>
    </Stack>
  );
}

const KINDS: readonly { kind: FileKind; label: string }[] = [
  { kind: 'md', label: 'Markdown (.md)' },
  { kind: 'html', label: 'Web page (.html)' },
  { kind: 'docx', label: 'Word (.docx)' },
  { kind: 'txt', label: 'Text (.txt)' },
];

function DownloadFile({ kind, label, idea, draft, text }: ExportPanelProps & { kind: FileKind; label: string }) {
  const { format_type: format, language } = draft;
  const saving = useFileSaving({
    save: async () => {
      const file = await createFile(kind, { title: idea.title, format, text, language });
      const part = typeof file === 'string' ? file : new Uint8Array(file);
      saveContent(new Blob([part], { type: MEDIA_TYPES[kind] }), `${toSafeName(idea.title)}-${format}.${kind}`);
    },
    failure: 'The file could not be made',
  });
  return (
    <Button variant="secondary" size="sm" loading={saving.isPending} onClick={() => saving.mutate()}>
      {label}
    </Button>
  );
}
