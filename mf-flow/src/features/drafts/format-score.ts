const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** 0.82 is '82%'. */
export const formatScore = (score: number): string => percent.format(score);
