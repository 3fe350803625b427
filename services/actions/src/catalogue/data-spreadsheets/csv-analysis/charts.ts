import { outputFile, type OutputFile } from '../../../engine/files';
import { isNumeric, type Column } from './column-profile';
import type { Correlation, GroupEffect } from './relations';

export interface Chart {
  readonly kind: 'histogram' | 'bars' | 'scatter' | 'means';
  readonly title: string;
  readonly columns: readonly string[];
  readonly file: OutputFile;
}

interface Drawing extends Omit<Chart, 'file'> {
  readonly option: Readonly<Record<string, unknown>>;
}

const MAX_HISTOGRAMS = 3;
const MAX_POINTS = 2_000;
const SIZE = { width: 640, height: 400 };
const COLOUR = '#3b5bdb';

/** Draws the columns and the strongest relations of a table as SVG. */
export async function drawCharts(
  columns: readonly Column[],
  correlations: readonly Correlation[],
  groups: readonly GroupEffect[],
): Promise<Chart[]> {
  const echarts = await import('echarts');
  const numeric = columns.filter(isNumeric);
  const drawings = [
    ...correlations.slice(0, 1).flatMap((correlation) => drawScatter(correlation, numeric)),
    ...groups.slice(0, 1).map(drawMeans),
    ...numeric.slice(0, MAX_HISTOGRAMS).flatMap(drawHistogram),
    ...columns
      .filter(({ type }) => type === 'category' || type === 'boolean')
      .slice(0, 1)
      .map(drawBars),
  ];
  return drawings.map(({ option, ...chart }, index) => {
    const drawn = echarts.init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
    try {
      drawn.setOption({
        animation: false,
        color: [COLOUR],
        title: { text: chart.title, left: 'center', textStyle: { fontSize: 15 } },
        grid: { left: 70, right: 30, top: 75, bottom: 60 },
        ...option,
      });
      return {
        ...chart,
        file: outputFile(
          `chart-${index + 1}-${chart.kind}.svg`,
          'image/svg+xml',
          Buffer.from(drawn.renderToSVGString()),
        ),
      };
    } finally {
      // A drawing that is not disposed of keeps its process alive.
      drawn.dispose();
    }
  });
}

function drawScatter({ a, b, r }: Correlation, numeric: readonly Column[]): Drawing[] {
  const [xs, ys] = [a, b].map((name) => numeric.find((column) => column.name === name)?.numbers ?? []);
  const points = (xs ?? []).flatMap((x, row) => (x !== null && typeof ys?.[row] === 'number' ? [[x, ys[row]]] : []));
  const option = {
    xAxis: { name: short(a), nameLocation: 'middle', nameGap: 30, scale: true },
    yAxis: { name: short(b), nameLocation: 'middle', nameGap: 50, scale: true },
    series: [{ type: 'scatter', symbolSize: 7, data: points.slice(0, MAX_POINTS) }],
  };
  return [{ kind: 'scatter', title: `${short(a)} / ${short(b)} (r = ${r})`, columns: [a, b], option }];
}

function drawMeans({ group, value, means }: GroupEffect): Drawing {
  const option = {
    xAxis: {
      type: 'category',
      data: means.map(({ label }) => short(label)),
      axisLabel: { rotate: means.length > 6 ? 30 : 0 },
    },
    yAxis: { name: short(value) },
    series: [
      { type: 'bar', data: means.map(({ mean }) => mean), label: { show: means.length <= 12, position: 'top' } },
    ],
  };
  return { kind: 'means', title: `${short(value)} / ${short(group)}`, columns: [group, value], option };
}

function drawHistogram({ name, numbers }: Column): Drawing[] {
  const values = numbers.filter((value) => value !== null);
  if (values.length === 0) return [];
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  // Sturges' rule.
  const count = low === high ? 1 : Math.min(30, Math.ceil(Math.log2(values.length)) + 1);
  const width = (high - low) / count || 1;
  const bins = Array.from({ length: count }, () => 0);
  for (const value of values) {
    const at = Math.min(count - 1, Math.floor((value - low) / width));
    bins[at] = (bins[at] ?? 0) + 1;
  }
  const labels = bins.map((_, index) => String(Number((low + index * width).toPrecision(4))));
  const option = {
    xAxis: { type: 'category', data: labels, name: short(name), nameLocation: 'middle', nameGap: 30 },
    yAxis: { minInterval: 1 },
    series: [{ type: 'bar', barCategoryGap: '2%', data: bins }],
  };
  return [{ kind: 'histogram', title: short(name), columns: [name], option }];
}

function drawBars({ name, labels }: Column): Drawing {
  const counts = new Map<string, number>();
  for (const label of labels) if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  const top = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 15);
  const option = {
    xAxis: {
      type: 'category',
      data: top.map(([label]) => short(label)),
      axisLabel: { rotate: top.length > 6 ? 30 : 0 },
    },
    yAxis: { minInterval: 1 },
    series: [{ type: 'bar', data: top.map(([, count]) => count), label: { show: true, position: 'top' } }],
  };
  return { kind: 'bars', title: short(name), columns: [name], option };
}

function short(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
