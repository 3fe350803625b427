import { loadCanvas, type CanvasFactory } from './canvas';
import { filmDuration, toTimeline, type Film, type Layer, type Reveal, type Scene } from './scene';
import { changeAttributes, round, wrapInMotion } from './svg-animation';

interface Drawing {
  readonly film: Film;
  readonly total: number;
  readonly canvas: CanvasFactory;
  /** Definitions, such as masks; their index is their id. */
  readonly definitions: string[];
}

/** The film as one SVG that plays endlessly without a script. Text is drawn as paths: no font is needed to show it. */
export async function filmToSvg(film: Film): Promise<string> {
  const drawing: Drawing = { film, total: filmDuration(film), canvas: await loadCanvas(), definitions: [] };
  const timeline = toTimeline(film);
  const scenes = timeline.map((scene, index) => drawScene(drawing, scene, timeline[index + 1]));
  const { width, height } = film;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${drawing.definitions.join('')}</defs>${scenes.join('')}</svg>`
  );
}

type TimedScene = Scene & { readonly start: number };

function drawScene(drawing: Drawing, scene: TimedScene, next: TimedScene | undefined): string {
  const { film, total } = drawing;
  const overlap = next?.reveal ? next.reveal.leads.length * next.reveal.leadInterval + next.reveal.duration : 0;
  const end = Math.min(total, scene.start + scene.duration + overlap);
  const ground = (color: string) => `<rect width="${film.width}" height="${film.height}" fill="${color}"/>`;
  const layers = scene.layers.map((layer) => drawLayer(drawing, layer, scene.start));
  const content = `${ground(scene.background)}${layers.join('')}`;
  if (!scene.reveal) return showBetween(content, scene.start, end, total);
  const { leads, leadInterval } = scene.reveal;
  const clip = (body: string, delay: number) => clipReveal(drawing, body, scene, delay);
  const covered = leads.map((color, index) => clip(ground(color), index * leadInterval));
  return showBetween(`${covered.join('')}${clip(content, leads.length * leadInterval)}`, scene.start, end, total);
}

/** Visible within a time only, so that what is covered is not drawn. */
function showBetween(content: string, start: number, end: number, total: number): string {
  if (start <= 0 && end >= total) return `<g>${content}</g>`;
  const times = [0, start, end].map((time) => round(time / total, 5));
  const values = start <= 0 ? ['inline', 'none'] : ['none', 'inline', 'none'];
  const keys = start <= 0 ? [times[0], times[2]] : times;
  const animation = `<animate attributeName="display" calcMode="discrete" dur="${round(total)}s" repeatCount="indefinite" values="${values.join(';')}" keyTimes="${keys.join(';')}"/>`;
  return `<g${start > 0 ? ' display="none"' : ''}>${animation}${content}</g>`;
}

function clipReveal(
  drawing: Drawing,
  content: string,
  scene: TimedScene & { readonly reveal?: Reveal },
  delay: number,
): string {
  const { reveal } = scene;
  if (!reveal) return content;
  const { film, total } = drawing;
  const { shape, duration, curve } = reveal;
  const attributes = (from: number, to: number) =>
    changeAttributes(
      { from: `${round(from)}`, to: `${round(to)}`, start: scene.start + delay, duration, curve },
      total,
    );
  if (shape.kind === 'circle') {
    const circle = `<circle cx="${round(shape.center.x)}" cy="${round(shape.center.y)}" r="0"><animate attributeName="r" ${attributes(0, shape.radius)}/></circle>`;
    return clipTo(drawing, circle, content);
  }
  const [side, size] = shape.from === 'bottom' ? (['y', film.height] as const) : (['x', film.width] as const);
  const from = shape.from === 'left' ? -size : size;
  const panel = `<rect width="${film.width}" height="${film.height}"><animate attributeName="${side}" ${attributes(from, 0)}/></rect>`;
  return clipTo(drawing, panel, content);
}

function clipTo({ definitions }: Drawing, shape: string, content: string): string {
  const id = `clip${definitions.length}`;
  definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

function drawLayer(drawing: Drawing, layer: Layer, start: number): string {
  const origin = `${round(layer.origin?.x ?? 0)} ${round(layer.origin?.y ?? 0)}`;
  let content = drawContent(drawing, layer);
  for (const motion of (layer.motions ?? []).toReversed()) {
    content = wrapInMotion(content, motion, { start, total: drawing.total }, origin);
  }
  if (!layer.mask) return content;
  const { x, y, width, height } = layer.mask;
  return clipTo(
    drawing,
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`,
    content,
  );
}

/** The elements that Skia writes, without its own root; numbers with one digit are exact enough for pixels. */
function drawContent({ canvas, film }: Drawing, layer: Layer): string {
  if ('picture' in layer) {
    const { place, png } = layer.picture;
    const data = Buffer.from(png).toString('base64');
    return `<image x="${round(place.x)}" y="${round(place.y)}" width="${round(place.width)}" height="${round(place.height)}" href="data:image/png;base64,${data}"/>`;
  }
  const surface = canvas.createSvg(film.width, film.height);
  layer.draw(surface.getContext('2d'));
  const svg = surface.getContent().toString('utf8');
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return body
    .replace(/\s+/g, ' ')
    .replace(/(\d+\.\d)\d+/g, '$1')
    .trim();
}
