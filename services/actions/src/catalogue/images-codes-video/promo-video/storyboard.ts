import type { FittedText, Scene } from '@declic/media/video';
import { contrast } from '../color';
import type { composeFilm } from './compose-film';
import type { Ground } from './palette';
import { SCENE_DURATION, type PromoText } from './stage';

interface ShownScene {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly fitted: FittedText;
}

/** What each scene shows, for a person or a program that edits the video. */
export function toStoryboard({ hook, points, call }: ReturnType<typeof composeFilm>, text: PromoText) {
  const rows: readonly (readonly [role: string, ShownScene, texts: readonly (string | null)[]])[] = [
    ['hook', hook, [text.headline]],
    ...points.map(
      (point, index) =>
        ['point', point, [text.points[index]?.title ?? null, text.points[index]?.text ?? null]] as const,
    ),
    ['call_to_action', call, [text.brandName, text.call ?? text.headline, text.website]],
  ];
  return rows.map(([role, { scene, ground, fitted }, texts], index) => ({
    scene: index + 1,
    role,
    start_s: index * SCENE_DURATION,
    end_s: (index + 1) * SCENE_DURATION,
    texts: texts.filter((line) => line !== null),
    heading_lines: fitted.lines.map((line) => line.replaceAll('\u00a0', ' ')),
    heading_size_px: Math.round(fitted.size),
    background: ground.background,
    text_color: ground.text,
    contrast: Math.round(contrast(ground.background, ground.text) * 10) / 10,
    transition: scene.reveal?.shape.kind ?? 'none',
  }));
}
