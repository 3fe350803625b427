import type { JsonForm, Param, ParamKind } from '@declic/action-input';

type Rest = Omit<Param, 'key' | 'label' | 'kind'>;

/** A function that makes parameters of one kind; their literal types give the handler's. */
function paramOf<const Kind extends ParamKind, Needed extends Rest = Rest>(kind: Kind) {
  return <const Key extends string, const Facts extends Needed>(key: Key, label: string, facts: Facts) =>
    ({ key, label, kind, ...facts }) as const;
}

export const textParam = paramOf('string');
/** A parameter of JSON; its schema is checked before the handler runs, and tells clients what to send. */
export const jsonParam = paramOf<'json', Rest & { readonly schema: JsonForm }>('json');
export const numberParam = paramOf('number');
export const flagParam = paramOf('boolean');
export const choiceParam = paramOf('enum');
export const choicesParam = paramOf('array<enum>');

type Scale = readonly [least: number, most: number, unit: string];

/** A number within bounds that counts units; the unit stands behind its field. */
export function quantityParam<const Key extends string, const Facts extends Rest>(
  key: Key,
  label: string,
  [min, max, unit]: Scale,
  facts: Facts,
) {
  return numberParam(key, label, { validate: { min, max }, ui: { unit }, ...facts });
}
