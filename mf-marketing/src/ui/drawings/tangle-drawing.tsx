import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** The boxes of a workflow, in a grid that it long left. */
const boxes: readonly (readonly [number, number])[] = [
  ...[
    [20, 40],
    [20, 150],
    [20, 260],
    [120, 20],
    [130, 110],
    [112, 200],
    [126, 300],
    [230, 60],
    [222, 160],
  ],
  ...[
    [240, 250],
    [226, 330],
    [330, 24],
    [340, 120],
    [322, 214],
    [344, 300],
    [440, 70],
    [432, 176],
    [446, 276],
  ],
].map(([x = 0, y = 0]) => [x, y] as const);

/** From which box to which. */
const wires: readonly (readonly [number, number])[] = [
  ...[
    [0, 3],
    [0, 4],
    [1, 4],
    [1, 5],
    [2, 6],
    [2, 4],
    [3, 7],
    [4, 8],
    [4, 10],
    [5, 7],
    [5, 9],
    [6, 9],
    [6, 8],
    [7, 12],
  ],
  ...[
    [7, 13],
    [8, 11],
    [8, 14],
    [9, 13],
    [10, 12],
    [11, 15],
    [12, 16],
    [12, 17],
    [13, 15],
    [13, 17],
    [14, 16],
  ],
].map(([from = 0, to = 0]) => [from, to] as const);

/** The one that broke. */
const BROKEN = 13;
const [WIDTH, HEIGHT] = [56, 34];

/** A workflow as its owner sees it: boxes, wires that cross, and one box that stopped. In the colour of the text around it. */
export function TangleDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 510 380" fill="none" stroke="currentColor" aria-hidden>
      <g strokeOpacity="0.55" strokeWidth="1.25">
        {wires.map(([from, to]) => (
          <path key={`${from}-${to}`} d={wire(boxes[from], boxes[to])} />
        ))}
      </g>
      {boxes.map(([x, y], index) =>
        index === BROKEN ? (
          <Broken key={index} x={x} y={y} width={WIDTH} height={HEIGHT} rx="6" />
        ) : (
          <Box key={index} x={x} y={y} width={WIDTH} height={HEIGHT} rx="6" />
        ),
      )}
    </svg>
  );
}

function wire(from: readonly [number, number] = [0, 0], to: readonly [number, number] = [0, 0]): string {
  const [startX, startY] = [from[0] + WIDTH, from[1] + HEIGHT / 2];
  const [endX, endY] = [to[0], to[1] + HEIGHT / 2];
  const bend = (endX - startX) / 2;
  return `M${startX} ${startY}C${startX + bend} ${startY} ${endX - bend} ${endY} ${endX} ${endY}`;
}

const Box = styled.rect`
  fill: var(--ground, ${token.color.canvas});
`;

const Broken = styled.rect`
  fill: ${token.color.accent};
  stroke: ${token.color.accent};
`;
