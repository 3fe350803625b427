import type { FittedText, Layer } from '@declic/media/video';
import type { PointPlaces } from './layout';
import type { Ground } from './palette';
import type { PromoPoint, Stage } from './stage';
import { DETAIL, fit, HEADING, layText } from './text-layers';

const LINE_HEIGHT = 1.06;
const DETAIL_LINE_HEIGHT = 1.36;
/** Parts of the height that a title may fill when there is a text below it; the first at which the text fits. */
const TITLE_PARTS = [0.66, 0.56, 0.46, 0.36] as const;
const GAP = 22;

export interface PointText {
  readonly title: FittedText;
  readonly detail: FittedText | null;
  readonly layers: readonly Layer[];
}

/** Title and text of a point, one below the other, in the middle of their place. */
export function pointText(
  stage: Stage,
  places: PointPlaces,
  ground: Ground,
  point: PromoPoint,
  start: number,
): PointText {
  const { text: box } = places;
  const gap = GAP * stage.layout.unit;
  const { title, detail } = fitPoint(stage, places, point);
  const total = title.height + (detail ? gap + detail.height : 0);
  const top = box.y + (box.height - total) / 2;
  const heading = { style: HEADING, color: ground.text, lineHeight: LINE_HEIGHT, start };
  const layers = [...layText(title, { ...box, y: top }, heading)];
  if (detail) {
    const options = { style: DETAIL, color: ground.text, lineHeight: DETAIL_LINE_HEIGHT, start: start + 0.28 };
    layers.push(...layText(detail, { ...box, y: top + title.height + gap }, options));
  }
  return { title, detail, layers };
}

function fitPoint({ layout: { unit }, measure }: Stage, { text: box }: PointPlaces, { title, text }: PromoPoint) {
  const { width } = box;
  const heading = { width, maxSize: 92 * unit, minSize: 30 * unit, maxLines: 5, lineHeight: LINE_HEIGHT };
  if (text === null) return { title: fit(title, HEADING, { ...heading, height: box.height }, measure), detail: null };
  const body = { width, maxSize: 34 * unit, minSize: 23 * unit, maxLines: 5, lineHeight: DETAIL_LINE_HEIGHT };
  const fitted = TITLE_PARTS.map((part) => {
    const first = fit(title, HEADING, { ...heading, height: box.height * part }, measure);
    const height = box.height - first.height - GAP * unit;
    return { title: first, detail: fit(text, DETAIL, { ...body, height }, measure) };
  });
  return (
    fitted.find(({ detail }) => !detail.isShortened) ??
    fitted.at(-1) ?? { title: fit(title, HEADING, { ...heading, height: box.height }, measure), detail: null }
  );
}
