import { AxisBottom, AxisLeft } from '@visx/axis';
import { type ChartMargin, type ChartScales, chooseMoments } from './chart-scales';

export interface ChartAxesProps {
  scales: ChartScales;
  margin: ChartMargin;
  /** In pixels; `textScale` is 2 when the reader's text is twice the default size. */
  size: { height: number; textScale: number };
  /** The values that have a line. */
  levels: number[];
  formatTick: (at: number) => string;
}

/** The labels of values and moments; the grid stands for their lines. */
export function ChartAxes({ scales: { x, y }, margin, size, levels, formatTick }: ChartAxesProps) {
  const { height, textScale } = size;
  return (
    <>
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={levels}
        tickFormat={(value) => formatShort(Number(value))}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={height - margin.bottom}
        tickValues={chooseMoments(x, formatTick, textScale)}
        tickFormat={(moment) => formatTick(Number(moment))}
        tickLength={8 * textScale}
        hideTicks
      />
    </>
  );
}

/** '12K', '1.2M': the axis has no room for more. */
function formatShort(value: number): string {
  return value.toLocaleString('en', { notation: value >= 10_000 ? 'compact' : 'standard' });
}
