import type { Curve } from './cubic-bezier';
import type { Motion, Pose } from './scene';

/** A value that runs from one to another within an endless animation. Times are seconds. */
export interface SvgChange {
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly duration: number;
  readonly curve: Curve;
}

const STILL = '0 0 1 1';

/** The attributes of an animation element (SVG 2 Animations, SMIL): the value waits, changes, and stays until the end. */
export function changeAttributes({ from, to, start, duration, curve }: SvgChange, total: number): string {
  const times = [0, start, start + duration, total].map((time) => round(Math.min(1, Math.max(0, time / total)), 5));
  const splines = [STILL, curve.map((value) => Math.min(1, Math.max(0, value))).join(' '), STILL];
  return (
    `dur="${round(total)}s" repeatCount="indefinite" calcMode="spline" values="${[from, from, to, to].join(';')}" ` +
    `keyTimes="${times.join(';')}" keySplines="${splines.join(';')}"`
  );
}

/** Nests content in one group for each property that a motion changes, around an origin. */
export function wrapInMotion(
  content: string,
  motion: Motion,
  timing: { start: number; total: number },
  origin: string,
): string {
  const { from, to = {} } = motion;
  const change = (key: keyof Pose, rest: number) => ({ from: from[key] ?? rest, to: to[key] ?? rest });
  const attributes = (first: string, last: string) =>
    changeAttributes(
      { from: first, to: last, start: timing.start + motion.start, duration: motion.duration, curve: motion.curve },
      timing.total,
    );
  const [scale, rotation, opacity] = [change('scale', 1), change('rotation', 0), change('opacity', 1)];
  const [x, y] = [change('x', 0), change('y', 0)];
  let group = content;
  if (scale.from !== scale.to) group = around(group, origin, 'scale', attributes(`${scale.from}`, `${scale.to}`));
  if (rotation.from !== rotation.to)
    group = around(group, origin, 'rotate', attributes(`${rotation.from}`, `${rotation.to}`));
  if (x.from !== x.to || y.from !== y.to) {
    const move = attributes(`${round(x.from)} ${round(y.from)}`, `${round(x.to)} ${round(y.to)}`);
    group = `<g><animateTransform attributeName="transform" type="translate" ${move}/>${group}</g>`;
  }
  if (opacity.from === opacity.to) return group;
  return `<g><animate attributeName="opacity" ${attributes(`${opacity.from}`, `${opacity.to}`)}/>${group}</g>`;
}

function around(content: string, origin: string, type: 'scale' | 'rotate', attributes: string): string {
  const back = origin
    .split(' ')
    .map((value) => -Number(value))
    .join(' ');
  const animation = `<animateTransform attributeName="transform" type="${type}" ${attributes}/>`;
  return `<g transform="translate(${origin})"><g>${animation}<g transform="translate(${back})">${content}</g></g></g>`;
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
