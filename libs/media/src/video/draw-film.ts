import type { DrawingContext } from './canvas';
import { drawLayer } from './draw-layer';
import { ease } from './cubic-bezier';
import { toTimeline, type Film, type Reveal, type RevealShape, type Scene } from './scene';

/** Draws the picture of a film at a time in seconds. */
export function drawFilm(context: DrawingContext, film: Film, time: number): void {
  const timeline = toTimeline(film);
  const index = Math.max(
    0,
    timeline.findLastIndex(({ start }) => start <= time),
  );
  const scene = timeline[index];
  if (!scene) return;
  const local = time - scene.start;
  const before = timeline[index - 1];
  if (before && scene.reveal && local < revealEnd(scene.reveal)) {
    drawScene(context, film, before, time - before.start);
    drawRevealed(context, film, { scene, reveal: scene.reveal, time: local });
  } else drawScene(context, film, scene, local);
}

interface Revealing {
  readonly scene: Scene;
  readonly reveal: Reveal;
  readonly time: number;
}

function drawRevealed(context: DrawingContext, film: Film, { scene, reveal, time }: Revealing): void {
  const clipTo = (delay: number) =>
    clipShape(context, film, reveal.shape, ease(reveal.curve, (time - delay) / reveal.duration));
  for (const [index, colour] of reveal.leads.entries()) {
    context.save();
    clipTo(index * reveal.leadInterval);
    fill(context, film, colour);
    context.restore();
  }
  context.save();
  clipTo(reveal.leads.length * reveal.leadInterval);
  drawScene(context, film, scene, time);
  context.restore();
}

function drawScene(context: DrawingContext, film: Film, scene: Scene, time: number): void {
  fill(context, film, scene.background);
  for (const layer of scene.layers) drawLayer(context, layer, time);
}

function fill(context: DrawingContext, { width, height }: Film, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
}

function clipShape(context: DrawingContext, { width, height }: Film, shape: RevealShape, part: number): void {
  context.beginPath();
  if (shape.kind === 'circle') context.arc(shape.center.x, shape.center.y, shape.radius * part, 0, Math.PI * 2);
  else if (shape.from === 'bottom') context.rect(0, height * (1 - part), width, height);
  else context.rect(shape.from === 'left' ? width * (part - 1) : width * (1 - part), 0, width, height);
  context.clip();
}

function revealEnd({ leads, leadInterval, duration }: Reveal): number {
  return leads.length * leadInterval + duration;
}
