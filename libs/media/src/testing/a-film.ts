import { EASE_OUT } from '../video/cubic-bezier';
import type { Film } from '../video/scene';

/** Two seconds: a square that runs over green, then a circle of blue that covers it. */
export function aFilm(): Film {
  const square = {
    motions: [{ start: 0, duration: 1, curve: EASE_OUT, from: { x: -40 } }],
    draw(context: { fillStyle: unknown; fillRect(x: number, y: number, width: number, height: number): void }) {
      context.fillStyle = '#FFFFFF';
      context.fillRect(120, 60, 40, 40);
    },
  };
  const reveal = { duration: 0.4, leadInterval: 0.1, leads: ['#FF5A1F'], curve: EASE_OUT } as const;
  return {
    width: 160,
    height: 120,
    scenes: [
      { duration: 1, background: '#0F5C4A', layers: [square] },
      {
        duration: 1,
        background: '#3D5AFE',
        layers: [],
        reveal: { ...reveal, shape: { kind: 'circle', center: { x: 80, y: 60 }, radius: 110 } },
      },
    ],
  };
}
