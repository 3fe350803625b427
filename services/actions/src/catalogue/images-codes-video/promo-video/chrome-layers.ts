import { applyTextStyle, EASE_OUT, LINEAR, type Layer, type Rectangle } from '@declic/media/video';
import type { Ground } from './palette';
import { SCENE_COUNT, SCENE_DURATION, type Logo, type Stage } from './stage';
import { LABEL } from './text-layers';

const LOGO_HEIGHT = 46;
const LOGO_WIDTH = 210;

/** What all scenes but the last have: the brand above, and where the video stands below. */
export function chromeLayers(stage: Stage, ground: Ground, sceneIndex: number): readonly Layer[] {
  return [...brandLayers(stage, ground, sceneIndex), ...progressLayers(stage, ground, sceneIndex)];
}

/** The logo with its proportions within a box, at the box's start or centre. */
export function placeLogo(logo: Logo, box: Rectangle, align: 'start' | 'center'): Rectangle {
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const x = box.x + (align === 'center' ? (box.width - width) / 2 : 0);
  return { x, y: box.y + (box.height - height) / 2, width, height };
}

function brandLayers({ layout, logo, text }: Stage, ground: Ground, sceneIndex: number): readonly Layer[] {
  const { unit, safe } = layout;
  const motions =
    sceneIndex > 0 ? [] : [{ start: 0.1, duration: 0.8, curve: EASE_OUT, from: { opacity: 0, y: -12 * unit } }];
  if (logo) {
    const box = { x: safe.x, y: safe.y, width: LOGO_WIDTH * unit, height: LOGO_HEIGHT * unit };
    return [{ motions, picture: { ...logo, place: placeLogo(logo, box, 'start') } }];
  }
  const name = text.brandName;
  if (name === null) return [];
  const size = 30 * unit;
  return [
    {
      motions,
      draw: (context) => {
        context.fillStyle = ground.text;
        applyTextStyle(context, { ...LABEL, family: 'heading', weight: 680 }, size);
        context.fillText(name, safe.x, safe.y + size * 1.1);
      },
    },
  ];
}

/** A line for each scene; that of this scene fills while it runs. */
function progressLayers({ layout: { unit, safe } }: Stage, ground: Ground, sceneIndex: number): readonly Layer[] {
  const [width, gap, height] = [40 * unit, 9 * unit, 5 * unit];
  const y = safe.y + safe.height - height;
  const line = (index: number, color: string): Layer => ({
    draw: (context) => {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(safe.x + index * (width + gap), y, width, height, height / 2);
      context.fill();
    },
  });
  const all = Array.from({ length: SCENE_COUNT }, (_, index) =>
    line(index, index < sceneIndex ? ground.text : ground.muted),
  );
  const x = safe.x + sceneIndex * (width + gap);
  const filling: Layer = {
    ...line(sceneIndex, ground.text),
    mask: { x, y, width, height },
    motions: [{ start: 0, duration: SCENE_DURATION, curve: LINEAR, from: { x: -width } }],
  };
  return [...all, filling];
}
