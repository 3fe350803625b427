/** Media queries for styled-components; styles start at 390 px and grow. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  hover: '@media (hover: hover)',
  /** No keyboard, most probably: hints about keys are of no use. */
  touch: '@media (hover: none), (pointer: coarse)',
  finePointer: '@media (pointer: fine)',
  /** Forced-colors mode: the system removes backgrounds and shadows and keeps borders and outlines. */
  forcedColors: '@media (forced-colors: active)',
  /** Scripts are turned off, or cannot run. */
  withoutScript: '@media (scripting: none)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
