import { GridRows } from '@visx/grid';
import { AreaClosed, LinePath } from '@visx/shape';
import { type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../index';
import { ChartAxes } from './chart-axes';
import { type ChartPoint, chartMargin, chartScales, nearestPoint } from './chart-scales';
import { useWidth } from './use-width';

export type { ChartPoint };

export interface LineChartProps {
  /** In the order of time, at least two. */
  points: readonly ChartPoint[];
  /** What the chart says, in a sentence; the numbers themselves belong into a table beside it. */
  label: string;
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
  /** Shorter, for the axis. */
  formatTick: (at: number) => string;
  height?: number | undefined;
}

/** A number over time. It follows the theme by itself and does not move. */
export function LineChart({ points, label, formatValue, formatMoment, formatTick, height = 240 }: LineChartProps) {
  const [frame, width, textScale] = useWidth();
  const [pointed, setPointed] = useState<ChartPoint>();
  const margin = chartMargin(textScale);
  const scales = chartScales(points, width, height, margin);
  const { x, y } = scales;
  const levels = y.ticks(4).filter(Number.isInteger);

  const point = ({ nativeEvent }: PointerEvent) =>
    setPointed(nearestPoint(points, x.invert(nativeEvent.offsetX).getTime()));
  const shown = pointed ?? points.at(-1);

  return (
    <Frame ref={frame}>
      <Readout aria-hidden>{shown ? `${formatMoment(shown.at)} · ${formatValue(shown.value)}` : null}</Readout>
      {width > 0 ? (
        <Drawing
          role="img"
          aria-label={label}
          width={width}
          height={height}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <GridRows scale={y} left={margin.left} width={width - margin.left - margin.right} tickValues={levels} />
          <AreaClosed
            data={[...points]}
            x={({ at }) => x(at)}
            y={({ value }) => y(value)}
            yScale={y}
            className="area"
          />
          <LinePath data={[...points]} x={({ at }) => x(at)} y={({ value }) => y(value)} className="line" />
          <ChartAxes
            scales={scales}
            margin={margin}
            size={{ height, textScale }}
            levels={levels}
            formatTick={formatTick}
          />
          {pointed ? (
            <line
              className="cursor"
              x1={x(pointed.at)}
              x2={x(pointed.at)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
          ) : null}
          {shown ? <circle className="mark" cx={x(shown.at)} cy={y(shown.value)} r={4} /> : null}
        </Drawing>
      ) : (
        <Room $height={height} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
`;

const Readout = styled.p`
  min-block-size: 1.5em;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Room = styled.div<{ $height: number }>`
  block-size: ${({ $height }) => $height}px;
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  touch-action: pan-y;

  & .area {
    fill: ${token.color.accentSoft};
  }

  & .line {
    fill: none;
    stroke: ${token.color.accent};
    stroke-linejoin: round;
    stroke-width: 2;
  }

  & .mark {
    fill: ${token.color.accent};
    stroke: ${token.color.surface};
    stroke-width: 2;
  }

  & .cursor {
    stroke: ${token.color.lineStrong};
    stroke-dasharray: 3 3;
  }

  & .visx-rows line,
  & .visx-axis-line {
    stroke: ${token.color.line};
  }

  & .visx-axis-tick text {
    fill: ${token.color.textMuted};
    font-family: ${token.font.body};
    font-size: ${token.text.caption};
    font-variant-numeric: tabular-nums;
  }
`;
