import { token } from '@declic/design-system';
import { styled } from 'styled-components';

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The part of the value that failed, or that came too late. */
  readonly marked?: number;
}

export interface BarChartProps {
  bars: readonly Bar[];
  /** What the chart says, in a sentence; the numbers stand in a table beside it. */
  label: string;
}

const HEIGHT = 96;
const GAP = 0.2;

/** Bars of counts, one beside the other. Their labels are those of the first and the last. */
export function BarChart({ bars, label }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const toHeight = (value: number) => (value === 0 ? 0 : Math.max(1.5, (value / highest) * HEIGHT));
  return (
    <figure>
      <Drawing role="img" aria-label={label} viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
        {bars.map(({ label: name, value, marked = 0 }, index) => (
          <g key={name}>
            <title>{`${name}: ${value}`}</title>
            <rect
              x={index + GAP / 2}
              y={HEIGHT - toHeight(value)}
              width={1 - GAP}
              height={toHeight(value)}
              className="bar"
            />
            <rect
              x={index + GAP / 2}
              y={HEIGHT - toHeight(value)}
              width={1 - GAP}
              height={Math.min(toHeight(marked), toHeight(value))}
              className="marked"
            />
          </g>
        ))}
      </Drawing>
      <Ends aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </Ends>
    </figure>
  );
}

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: ${HEIGHT}px;
  border-block-end: 1px solid ${token.color.lineStrong};

  & .bar {
    fill: ${token.color.textMuted};
  }

  & .marked {
    fill: ${token.color.danger};
  }
`;

const Ends = styled.figcaption`
  display: flex;
  justify-content: space-between;
  color: ${token.color.textMuted};
  font-size: ${token.text.caption};
  font-variant-numeric: tabular-nums;
`;
