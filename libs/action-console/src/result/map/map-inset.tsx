import { token } from '@declic/design-system';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { styled } from 'styled-components';
import { MAP_HEIGHT, MAP_WIDTH, type MapFrame } from './map-frame';
import { LABEL_WIDTH, type MapLabel } from './place-labels';
import { countries } from './world';

const WIDTH = 96;
const HEIGHT = 48;

const projection = geoEquirectangular().fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
const outlines = geoPath(projection)(countries) ?? '';

export interface MapInsetProps {
  frame: MapFrame;
  /** Of the map, which the inset shall not cover. */
  labels: readonly MapLabel[];
}

/** Where on earth a map is that shows a few kilometres. */
export function MapInset({ frame: { centre }, labels }: MapInsetProps) {
  const [left, top] = selectCorner(labels);
  const [x, y] = projection([...centre]) ?? [0, 0];
  return (
    <g transform={`translate(${left} ${top})`}>
      <Sea width={WIDTH} height={HEIGHT} rx="4" />
      <Land d={outlines} />
      <Mark cx={x} cy={y} r="4" />
    </g>
  );
}

const EDGE = 8;
const CORNERS = [
  [MAP_WIDTH - WIDTH - EDGE, EDGE],
  [EDGE, EDGE],
  [MAP_WIDTH - WIDTH - EDGE, MAP_HEIGHT - HEIGHT - EDGE],
] as const;

/** The first corner without a label; the scale has the fourth. */
function selectCorner(labels: readonly MapLabel[]): readonly [number, number] {
  const isFree = ([left, top]: readonly [number, number]) =>
    !labels.some(({ x, y }) => x > left - LABEL_WIDTH && x < left + WIDTH && y > top - EDGE && y < top + HEIGHT + EDGE);
  return CORNERS.find(isFree) ?? CORNERS[0];
}

const Sea = styled.rect`
  fill: ${token.color.canvas};
  stroke: ${token.color.lineStrong};
`;

const Land = styled.path`
  fill: ${token.color.lineStrong};
`;

const Mark = styled.circle`
  fill: ${token.color.accent};
  stroke: ${token.color.surface};
`;
