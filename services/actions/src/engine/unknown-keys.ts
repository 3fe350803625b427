import type { InputCheck } from '@declic/action-input';

/** Where a checked input keeps the names that its action does not know, until the action warns of them. No parameter has such a name. */
const PLACE = '$unknown';
const MOST = 10;
const LONGEST = 40;

type Input = Readonly<Record<string, unknown>>;

/** Keeps the names with the input, so that they reach the run whatever way it takes: later, or in another process. */
export function keepUnknownKeys(check: InputCheck): InputCheck {
  if (!check.ok || check.unknown === undefined) return check;
  const { unknown, input } = check;
  const named = unknown.slice(0, MOST).map((key) => JSON.stringify(key.slice(0, LONGEST)));
  const others = unknown.length > MOST ? ` and ${unknown.length - MOST} more` : '';
  return { ok: true, input: { ...input, [PLACE]: `${named.join(', ')}${others}` }, unknown };
}

/** The input without the names, and what is to be said of them. */
export function takeUnknownKeys({ [PLACE]: names, ...input }: Input, params: readonly { readonly key: string }[]) {
  const known = params.map(({ key }) => key).join(', ');
  const warnings = typeof names === 'string' ? [`Left out: ${names}. The action takes: ${known}.`] : [];
  return { input, warnings };
}
