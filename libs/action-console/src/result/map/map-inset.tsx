import { token } from '@declic/design-system';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { styled } from 'styled-components';
import { MAP_WIDTH, type MapFrame } from './map-frame';
import { countries } from './world';

const WIDTH = 96;
const HEIGHT = 48;

const projection = geoEquirectangular().fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
const outlines = geoPath(projection)(countries) ?? '';

/** Where on earth a map is that shows a few kilometres. */
export function MapInset({ frame: { centre } }: { frame: MapFrame }) {
  const [x, y] = projection([...centre]) ?? [0, 0];
  return (
    <g transform={`translate(${MAP_WIDTH - WIDTH - 8} 8)`}>
      <Sea width={WIDTH} height={HEIGHT} rx="4" />
      <Land d={outlines} />
      <Mark cx={x} cy={y} r="4" />
    </g>
  );
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
