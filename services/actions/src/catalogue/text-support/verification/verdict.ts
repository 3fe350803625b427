export const VERDICTS = ['supported', 'contradicted', 'not_found'] as const;
export type Verdict = (typeof VERDICTS)[number];
