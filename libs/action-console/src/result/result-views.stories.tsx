import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from './testing/a-run';
import { manyRows, SAMPLES } from './testing/samples';
import { useParts } from './use-parts';
import { ResultViews } from './views/result-views';

const meta = {
  title: 'Console/Playground/Views of a result',
  component: Views,
} satisfies Meta<typeof Views>;

export default meta;

type Story = StoryObj<typeof meta>;

function Views({ data }: { data: object }) {
  return <ResultViews data={data} {...useParts(data)} />;
}

export const Picture: Story = { args: { data: SAMPLES.picture } };

export const Page: Story = { args: { data: SAMPLES.html } };

export const Pdf: Story = { args: { data: SAMPLES.pdf } };

export const Audio: Story = { args: { data: SAMPLES.audio } };

export const Video: Story = { args: { data: SAMPLES.video } };

export const Calendar: Story = { args: { data: SAMPLES.calendar } };

export const Difference: Story = { args: { data: SAMPLES.diff } };

export const Map: Story = { args: { data: SAMPLES.map } };

export const Text: Story = { args: { data: SAMPLES.text } };

export const Table: Story = { args: { data: SAMPLES.table } };

export const LongTable: Story = { args: { data: manyRows() } };

export const Details: Story = { args: { data: SAMPLES.fields } };

export const Colours: Story = { args: { data: { palette: ['#16181d', '#ff5a1f', '#fff'], ...SAMPLES.colours } } };

export const Json: Story = { args: { data: {} } };

export const BrokenFile: Story = { args: { data: { file: aFile('x.png', 'image/png', '%%%') } } };

export const FileOfAnotherSite: Story = {
  args: { data: { file: aFile('x.png', 'image/png', { url: 'https://example.com/x.png' }) } },
};
