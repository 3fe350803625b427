import type { Point } from '../geometry';
import type { DrawingContext } from './canvas';
import { ease } from './cubic-bezier';
import type { Layer, Motion, Pose } from './scene';

const AT_PLACE = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 } as const satisfies Required<Pose>;
const CENTER: Point = { x: 0, y: 0 };

/** Draws a layer as it is at a time of its scene, in seconds. */
export function drawLayer(context: DrawingContext, layer: Layer, time: number): void {
  const poses = (layer.motions ?? []).map((motion) => poseAt(motion, time));
  const opacity = poses.reduce((product, pose) => product * pose.opacity, 1);
  if (opacity <= 0 || poses.some(({ scale }) => scale <= 0)) return;
  context.save();
  if (layer.mask) {
    context.beginPath();
    context.rect(layer.mask.x, layer.mask.y, layer.mask.width, layer.mask.height);
    context.clip();
  }
  context.globalAlpha = opacity;
  for (const pose of poses) transform(context, pose, layer.origin ?? CENTER);
  if ('draw' in layer) layer.draw(context);
  else {
    const { image, place } = layer.picture;
    context.drawImage(image, place.x, place.y, place.width, place.height);
  }
  context.restore();
}

/** The pose of a motion before, while and after it runs. */
function poseAt({ start, duration, curve, from, to }: Motion, time: number): Required<Pose> {
  const part = ease(curve, (time - start) / duration);
  const between = (key: keyof Pose) => {
    const first = from[key] ?? AT_PLACE[key];
    return first + ((to?.[key] ?? AT_PLACE[key]) - first) * part;
  };
  return {
    x: between('x'),
    y: between('y'),
    scale: between('scale'),
    rotation: between('rotation'),
    opacity: Math.min(1, Math.max(0, between('opacity'))),
  };
}

function transform(context: DrawingContext, { x, y, scale, rotation }: Required<Pose>, origin: Point): void {
  context.translate(origin.x + x, origin.y + y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-origin.x, -origin.y);
}
