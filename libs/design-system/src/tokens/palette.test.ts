import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { dark, light, type ColorName } from './palette';

const themes = { light, dark };

const plainTexts: readonly ColorName[] = ['text', 'textMuted', 'accentText', 'success', 'warning', 'danger', 'info'];
const grounds: readonly ColorName[] = ['canvas', 'surface', 'raised'];

const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...plainTexts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ['text', 'accentSoft'],
  ['text', 'successSoft'],
  ['text', 'warningSoft'],
  ['text', 'dangerSoft'],
  ['text', 'infoSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['canvas', 'text'],
  ['surface', 'accentText'],
];

const controlPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...grounds.map((ground) => ['focus', ground] as const),
  ['lineStrong', 'canvas'],
  ['lineStrong', 'surface'],
  ['accentText', 'surface'],
];

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or better', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('shows the control colour %s on %s at 3:1 or better', (control, ground) => {
    expect(contrast(theme[control], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('computes the contrast of black on white as 21', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});
