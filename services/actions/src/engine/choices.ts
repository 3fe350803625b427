/** The choices of a parameter, from the label of each value, in this order. */
export function choices<const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
): readonly Choice<Labels>[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }) as Choice<Labels>); // the keys are the values
}

interface Choice<Labels> {
  readonly value: Extract<keyof Labels, string>;
  readonly label: string;
}
