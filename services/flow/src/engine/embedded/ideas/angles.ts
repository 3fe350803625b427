/** How an idea can approach its pillar. */
export const angles = ['how-to', 'mistake', 'comparison', 'case', 'checklist', 'myth', 'question', 'numbers'] as const;
export type Angle = (typeof angles)[number];

/** The angle of an idea, also of one that names it in other words. */
export function toAngle(name: string): Angle {
  const known = angles.find((angle) => angle === name.toLowerCase());
  return known ?? SIMILAR.find(([pattern]) => pattern.test(name))?.[1] ?? 'how-to';
}

const SIMILAR: readonly (readonly [RegExp, Angle])[] = [
  [/mistake|error|erreur/i, 'mistake'],
  [/compar|versus|\bvs\b/i, 'comparison'],
  [/case|story|stories|histoire|historia|caso/i, 'case'],
  [/list|lista/i, 'checklist'],
  [/myth|mito|opinion|contrarian/i, 'myth'],
  [/question|faq|pregunta/i, 'question'],
  [/number|figure|data|chiffre|cifra|statistic/i, 'numbers'],
];
