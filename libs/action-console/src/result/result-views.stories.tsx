import preview from '@declic/design-system/storybook/preview';
import { aFile } from './testing/a-run';
import { manyRows, SAMPLES } from './testing/samples';
import { useParts } from './use-parts';
import { ResultViews } from './views/result-views';

const meta = preview.meta({
  title: 'Console/Playground/Views of a result',
  component: Views,
});

function Views({ data }: { data: object }) {
  return <ResultViews data={data} {...useParts(data)} />;
}

export const Picture = meta.story({ args: { data: SAMPLES.picture } });

export const Page = meta.story({ args: { data: SAMPLES.html } });

export const Pdf = meta.story({ args: { data: SAMPLES.pdf } });

export const Audio = meta.story({ args: { data: SAMPLES.audio } });

export const Video = meta.story({ args: { data: SAMPLES.video } });

export const Calendar = meta.story({ args: { data: SAMPLES.calendar } });

export const Difference = meta.story({ args: { data: SAMPLES.diff } });

export const Map = meta.story({ args: { data: SAMPLES.map } });

export const Text = meta.story({ args: { data: SAMPLES.text } });

export const Table = meta.story({ args: { data: SAMPLES.table } });

export const LongTable = meta.story({ args: { data: manyRows() } });

export const Details = meta.story({ args: { data: SAMPLES.fields } });

export const Colours = meta.story({ args: { data: { palette: ['#16181d', '#ff5a1f', '#fff'], ...SAMPLES.colours } } });

export const Json = meta.story({ args: { data: {} } });

export const BrokenFile = meta.story({ args: { data: { file: aFile('x.png', 'image/png', '%%%') } } });

export const FileOfAnotherSite = meta.story({
  args: { data: { file: aFile('x.png', 'image/png', { url: 'https://example.com/x.png' }) } },
});
