import { findParts } from '@declic/action-results';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '../testing/a-run';
import { FileList } from './file-list';

const listOf = (...files: readonly unknown[]) => findParts({ files }).files;

const meta = { title: 'Console/Playground/Files of a result', component: FileList } satisfies Meta<typeof FileList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { files: listOf(aFile('quote.pdf', 'application/pdf', 'JVBERi0='), aFile('lines.csv', 'text/csv', 'YQ==')) },
};

export const Empty: Story = { args: { files: [] } };

export const LongText: Story = {
  args: {
    files: listOf(
      aFile(
        `${'a-very-long-name-of-a-file-'.repeat(6)}.docx`,
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'YQ==',
      ),
    ),
  },
};

export const OfAnotherSite: Story = {
  args: { files: listOf(aFile('report.zip', 'application/zip', { url: 'https://example.com/report.zip' })) },
};
