import {
  EASE_IN_OUT,
  EASE_OUT_BACK,
  type FittedText,
  type Layer,
  type Rectangle,
  type Scene,
  type TextStyle,
} from '@declic/media/video';
import { buttonLayer, fitButton } from './button-layer';
import { placeLogo } from './chrome-layers';
import { rippleLayers } from './ripple-layers';
import { SCENE_DURATION, type Stage } from './stage';
import { DETAIL, fit, HEADING, LABEL, layText } from './text-layers';

const HEADING_LINE_HEIGHT = 1.06;
const LINE_HEIGHT = 1.25;
const LOGO_HEIGHT = 96;
const GAP = 38;

interface Part {
  readonly height: number;
  layers(place: Rectangle): readonly Layer[];
}

/** The brand, what to do, and where: in the middle, one below the other. */
export function callScene(stage: Stage) {
  const { layout, palette, text } = stage;
  const ground = palette.brand;
  const title = fitTitle(stage);
  const button = text.call === null ? null : fitButton(stage, text.call);
  // Without a call, the headline is said again below the name.
  const line = text.call === null && text.brandName !== null ? fitLine(stage, text.headline, DETAIL, 3) : null;
  const website = text.website === null ? null : fitLine(stage, text.website, LABEL, 1);
  const color = ground.text;
  const parts: readonly (Part | null)[] = [
    logoPart(stage),
    {
      height: title.height,
      layers: (place) =>
        layText(title, place, { style: HEADING, color, lineHeight: HEADING_LINE_HEIGHT, align: 'center', start: 0.45 }),
    },
    button && { height: button.height, layers: (place) => [buttonLayer(button, centerOf(place), ground)] },
    line && textPart(line, { style: DETAIL, color, lineHeight: LINE_HEIGHT, align: 'center', start: 0.75 }),
    website && textPart(website, { style: LABEL, color, lineHeight: LINE_HEIGHT, align: 'center', start: 1 }),
  ];
  const stacked = stack(
    parts.filter((part) => part !== null),
    layout.call,
    GAP * layout.unit,
  );
  const anchor = stacked.places[parts.slice(0, button ? 2 : 1).filter((part) => part !== null).length] ?? layout.call;
  const center = centerOf(anchor);
  const scene: Scene = {
    duration: SCENE_DURATION,
    background: ground.background,
    layers: [...rippleLayers(center, ground, layout.unit, button !== null), ...stacked.layers],
    reveal: {
      shape: { kind: 'circle', center, radius: Math.hypot(layout.width, layout.height) * 0.62 },
      leads: [palette.ink.background, ground.tint],
      leadInterval: 0.08,
      duration: 0.85,
      curve: EASE_IN_OUT,
    },
  };
  return { scene, ground, fitted: title, texts: [title, button?.fitted ?? null, line, website] };
}

function textPart(fitted: FittedText, options: Parameters<typeof layText>[2]): Part {
  return { height: fitted.height, layers: (place) => layText(fitted, place, options) };
}

function fitTitle({ layout: { unit, call }, text, measure }: Stage): FittedText {
  const title = text.brandName ?? text.headline;
  const maxSize = (text.brandName === null ? 84 : 116) * unit;
  const box = {
    width: call.width,
    height: 220 * unit,
    maxSize,
    minSize: 34 * unit,
    maxLines: 4,
    lineHeight: HEADING_LINE_HEIGHT,
  };
  return fit(title, HEADING, box, measure);
}

function fitLine(
  { layout: { unit, call }, measure }: Stage,
  line: string,
  style: TextStyle,
  maxLines: number,
): FittedText {
  const box = {
    width: call.width,
    height: 150 * unit,
    maxSize: 36 * unit,
    minSize: 22 * unit,
    maxLines,
    lineHeight: LINE_HEIGHT,
  };
  return fit(line, style, box, measure);
}

function logoPart({ logo, layout: { unit } }: Stage): Part | null {
  if (!logo) return null;
  return {
    height: LOGO_HEIGHT * unit,
    layers: (box) => {
      const place = placeLogo(logo, box, 'center');
      const motions = [{ start: 0.4, duration: 0.7, curve: EASE_OUT_BACK, from: { scale: 0.6, opacity: 0 } }];
      return [{ origin: centerOf(place), motions, picture: { ...logo, place } }];
    },
  };
}

/** Parts one below the other, as a whole in the middle of an area. */
function stack(parts: readonly Part[], area: Rectangle, gap: number) {
  const total = parts.reduce((sum, { height }) => sum + height + gap, -gap);
  let y = area.y + (area.height - total) / 2;
  const places = parts.map(({ height }) => {
    const place = { ...area, y, height };
    y += height + gap;
    return place;
  });
  return { places, layers: parts.flatMap((part, index) => part.layers(places[index] ?? area)) };
}

function centerOf({ x, y, width, height }: Rectangle) {
  return { x: x + width / 2, y: y + height / 2 };
}
