import { token } from '@declic/design-system';
import { styled } from 'styled-components';
import { MAP_WIDTH } from './map-frame';

export interface MapPointProps {
  at: readonly [number, number];
  label: string;
  number: number;
  /** What the answer is about: a ring instead of a dot. */
  isCentre: boolean;
  isChosen: boolean;
  isNamed: boolean;
  onChoose: () => void;
}

const LONGEST_NAME = 28;

/** A place on a map. */
export function MapPoint({ at: [x, y], label, number, isCentre, isChosen, isNamed, onChoose }: MapPointProps) {
  const isRight = x > MAP_WIDTH * 0.66;
  const name = label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME)}…` : label;
  return (
    <Group onClick={onChoose}>
      <title>{label}</title>
      <Dot cx={x} cy={y} r={isChosen ? 9 : 6} $hollow={isCentre} />
      {isNamed ? (
        <Name x={isRight ? x - 12 : x + 12} y={y + 5} textAnchor={isRight ? 'end' : 'start'} $chosen={isChosen}>
          {number}. {name}
        </Name>
      ) : null}
    </Group>
  );
}

const Group = styled.g`
  cursor: pointer;
`;

const Dot = styled.circle<{ $hollow: boolean }>`
  fill: ${({ $hollow }) => ($hollow ? token.color.surface : token.color.accent)};
  stroke: ${({ $hollow }) => ($hollow ? token.color.accent : token.color.surface)};
  stroke-width: ${({ $hollow }) => ($hollow ? 3 : 1.5)};
`;

/* Read on land, on the sea and over other points. */
const Name = styled.text<{ $chosen: boolean }>`
  fill: ${token.color.text};
  font-size: 15px;
  font-weight: ${({ $chosen }) => ($chosen ? token.weight.semibold : token.weight.medium)};
  paint-order: stroke;
  stroke: ${token.color.surface};
  stroke-width: 4px;
`;
