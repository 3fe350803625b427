/** @throws Error when a text is no share of visitors that the registry takes. */
export function readPercent(text: string | undefined): number {
  const percent = /^\d{1,2} ?%?$/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : 0;
  if (percent < 1) throw new Error('A canary gets a whole number of percent of the visitors, from 1 to 99.');
  return percent;
}
