import { findParts } from '@declic/action-results';
import preview from '@declic/design-system/storybook/preview';
import { aFile } from '../testing/a-run';
import { FileList } from './file-list';

const listOf = (...files: readonly unknown[]) => findParts({ files }).files;

const meta = preview.meta({ title: 'Console/Playground/Files of a result', component: FileList });

export const Default = meta.story({
  args: { files: listOf(aFile('quote.pdf', 'application/pdf', 'JVBERi0='), aFile('lines.csv', 'text/csv', 'YQ==')) },
});

export const Empty = meta.story({ args: { files: [] } });

export const LongText = meta.story({
  args: {
    files: listOf(
      aFile(
        `${'a-very-long-name-of-a-file-'.repeat(6)}.docx`,
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'YQ==',
      ),
    ),
  },
});

export const OfAnotherSite = meta.story({
  args: { files: listOf(aFile('report.zip', 'application/zip', { url: 'https://example.com/report.zip' })) },
});
