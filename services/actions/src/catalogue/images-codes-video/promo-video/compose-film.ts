import type { Film, FittedText } from '@declic/media/video';
import { callScene } from './call-scene';
import { hookScene } from './hook-scene';
import { pointScene } from './point-scene';
import type { Stage } from './stage';

/** The film and what its scenes show. */
export function composeFilm(stage: Stage) {
  const [first, second, third] = stage.text.points;
  if (!first || !second || !third) throw new Error('A promo video has three points.');
  const hook = hookScene(stage);
  const points = [pointScene(stage, 0, first), pointScene(stage, 1, second), pointScene(stage, 2, third)] as const;
  const call = callScene(stage);
  const scenes = [hook.scene, ...points.map(({ scene }) => scene), call.scene];
  const film: Film = { width: stage.layout.width, height: stage.layout.height, scenes };
  const texts: readonly (readonly [label: string, fitted: readonly (FittedText | null)[]])[] = [
    ['The headline', [hook.fitted]],
    ...points.map(({ fitted, detail }, index) => [`Point ${index + 1}`, [fitted, detail]] as const),
    ['The last scene', call.texts],
  ];
  const shortened = texts
    .filter(([, fitted]) => fitted.some((text) => text?.isShortened))
    .map(([label]) => `${label} is too long for the picture and was shortened.`);
  return { film, hook, points, call, shortened };
}
