import type { FoundPlace } from '@declic/action-results';
import { token } from '@declic/design-system';
import { geoGraticule, geoMercator, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { MAP_HEIGHT, MAP_WIDTH, type MapFrame, toScaleBar } from './map-frame';
import { MapInset } from './map-inset';
import { MapPoint } from './map-point';
import { placeLabels } from './place-labels';
import { countries } from './world';

export interface WorldMapProps {
  places: readonly FoundPlace[];
  frame: MapFrame;
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** With more names, a map cannot be read. */
const LABELS_SHOWN = 12;
/** From this scale on, outlines alone do not say where the map is. */
const CLOSE_UP = 1_500;

/** Countries and points in the projection of Mercator. The list of the places says the same to a screen reader. */
export function WorldMap({ places, frame, chosen, onChoose }: WorldMapProps) {
  const { land, grid, project } = useMemo(() => draw(frame), [frame]);
  const bar = toScaleBar(frame);
  const points = useMemo(
    () =>
      places.flatMap((place, index) => {
        const at = project(place);
        return at ? [{ place, index, at }] : [];
      }),
    [places, project],
  );
  const labels = useMemo(() => placeLabels(points.slice(0, LABELS_SHOWN).map(({ at }) => at)), [points]);
  return (
    <Svg
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-label={`Map of ${places.length === 1 ? 'one place' : `${places.length} places`}`}
    >
      <Grid d={grid} />
      <Land d={land} />
      {points.map(({ place, index, at }, order) => (
        <MapPoint
          key={index}
          at={at}
          labelY={labels[order]?.y ?? at[1]}
          label={place.label}
          number={index + 1}
          isCentre={place.isCentre}
          isChosen={index === chosen}
          isNamed={index === chosen || places.length <= LABELS_SHOWN}
          onChoose={() => onChoose(index)}
        />
      ))}
      {frame.scale > CLOSE_UP ? <MapInset frame={frame} labels={labels} /> : null}
      <Bar d={`M16 ${MAP_HEIGHT - 16}h${bar.pixels}`} />
      <BarLabel x="16" y={MAP_HEIGHT - 24}>
        {bar.label}
      </BarLabel>
    </Svg>
  );
}

function draw({ centre, scale }: MapFrame) {
  const projection = geoMercator()
    .center([...centre])
    .scale(scale)
    .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2])
    .clipExtent([
      [0, 0],
      [MAP_WIDTH, MAP_HEIGHT],
    ]);
  const path = geoPath(projection);
  return {
    land: path(countries) ?? '',
    grid: path(geoGraticule().step(gridStep(scale))()) ?? '',
    project: ({ longitude, latitude }: FoundPlace) => projection([longitude, latitude]),
  };
}

/** Degrees between the lines; none close up, where they would be thousands. */
function gridStep(scale: number): [number, number] {
  if (scale < 400) return [20, 20];
  return scale < 4_000 ? [5, 5] : [1, 1];
}

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.infoSoft};
`;

const Land = styled.path`
  fill: ${token.color.surface};
  stroke: ${token.color.lineStrong};
  stroke-width: 0.7;
`;

const Grid = styled.path`
  fill: none;
  stroke: ${token.color.line};
  stroke-width: 0.5;
`;

const Bar = styled.path`
  stroke: ${token.color.text};
  stroke-width: 3;
`;

const BarLabel = styled.text`
  fill: ${token.color.text};
  font-size: 15px;
`;
