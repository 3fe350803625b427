import { scaleLinear, scaleTime } from '@visx/scale';

export interface ChartPoint {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

/** Margins for the axis labels; `textScale` is 2 when the reader's text is twice the default size. */
export function chartMargin(textScale = 1) {
  return { top: 12 * textScale, right: 16 * textScale, bottom: 28 * textScale, left: 48 * textScale };
}

export type ChartMargin = ReturnType<typeof chartMargin>;

export type ChartScales = ReturnType<typeof chartScales>;

/** The scales of a chart of this size. The value axis begins at 0. */
export function chartScales(points: readonly ChartPoint[], width: number, height: number, margin: ChartMargin) {
  const moments = points.map(({ at }) => at);
  const first = Math.min(...moments);
  const last = Math.max(...moments, first + 1);
  const highest = Math.max(1, ...points.map(({ value }) => value));

  return {
    x: scaleTime<number>({
      domain: [first, last],
      range: [margin.left, Math.max(margin.left + 1, width - margin.right)],
    }),
    y: scaleLinear<number>({ domain: [0, highest], range: [height - margin.bottom, margin.top], nice: 4 }),
  };
}

const MOST_MOMENTS = 7;
/** Of a label of the axis of time, at the default text size. */
const CHARACTER_PX = 6.2;
const LABEL_GAP_PX = 10;

/** The moments that the axis of time names: as many as have room for their labels. */
export function chooseMoments(x: ChartScales['x'], formatTick: (at: number) => string, textScale: number): number[] {
  for (let count = MOST_MOMENTS; count > 1; count -= 1) {
    const moments = x.ticks(count).map(Number);
    const isRoomy = moments.every((at, index) => {
      const before = moments[index - 1];
      const needed = (formatTick(at).length * CHARACTER_PX + LABEL_GAP_PX) * textScale;
      return before === undefined || x(at) - x(before) >= needed;
    });
    if (isRoomy) return moments;
  }
  return x.ticks(1).map(Number);
}

/** The point nearest to a moment. */
export function nearestPoint(points: readonly ChartPoint[], at: number): ChartPoint | undefined {
  return points.reduce<ChartPoint | undefined>(
    (best, point) => (best && Math.abs(best.at - at) <= Math.abs(point.at - at) ? best : point),
    undefined,
  );
}
