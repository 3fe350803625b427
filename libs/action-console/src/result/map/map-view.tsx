import { type FoundPlace, formatPath } from '@declic/action-results';
import { bareButton, Button, Row, Stack, Text, token } from '@declic/design-system';
import { Globe, Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatPosition, toMapFrame, WORLD, zoomBy } from './map-frame';
import { WorldMap } from './world-map';

/** The places of an answer on a map that is drawn in the page, and as a list; nothing is asked from a map service. */
export function MapView({ places }: { places: readonly FoundPlace[] }) {
  const home = useMemo(() => toMapFrame(places), [places]);
  const [frame, setFrame] = useState(home);
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Stack $gap={3}>
      <WorldMap places={places} frame={frame} chosen={chosen} onChoose={setChosen} />
      <Row $gap={1}>
        <ZoomButton icon={<Plus size={16} aria-hidden />} onClick={() => setFrame(zoomBy(frame, 2))}>
          Zoom in
        </ZoomButton>
        <ZoomButton icon={<Minus size={16} aria-hidden />} onClick={() => setFrame(zoomBy(frame, 0.5))}>
          Zoom out
        </ZoomButton>
        <Button variant="ghost" size="sm" onClick={() => setFrame(home)}>
          All places
        </Button>
        <Button variant="ghost" size="sm" icon={<Globe size={16} aria-hidden />} onClick={() => setFrame(WORLD)}>
          World
        </Button>
      </Row>
      <Places>
        {places.map((place, index) => (
          <li key={formatPath(place.path)}>
            <button
              type="button"
              aria-pressed={chosen === index}
              onClick={() => {
                setChosen(index);
                setFrame({ ...frame, centre: [place.longitude, place.latitude] });
              }}
            >
              <span>
                {index + 1}. {place.label}
              </span>{' '}
              <Text as="span" size="small" tone="muted">
                {formatPosition(place)}
              </Text>
            </button>
          </li>
        ))}
      </Places>
      <Text size="small" tone="muted">
        Outlines of countries: Natural Earth.
      </Text>
    </Stack>
  );
}

const ZoomButton = styled(Button).attrs({ variant: 'secondary', size: 'sm' })``;

const Places = styled.ol`
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  & > li {
    border-block-end: 1px solid ${token.color.line};
  }

  & button {
    ${bareButton}
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[3]};
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    padding-inline: ${token.space[2]};
    color: ${token.color.text};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & button[aria-pressed='true'] {
    background: ${token.color.accentSoft};
  }

  & button:focus-visible {
    outline-offset: -2px;
  }
`;
