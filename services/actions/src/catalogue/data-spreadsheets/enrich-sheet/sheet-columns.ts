import { RejectedInputError } from '../../../engine/run-errors';
import { findColumn } from '../../../tables/find-column';
import { isRecord } from '@declic/openapi/json';

const NAMES = {
  email: ['email', 'e-mail', 'mail', 'email address', 'courriel', 'adresse email', 'correo', 'correo electrónico'],
  phone: ['phone', 'phone number', 'telephone', 'tel', 'mobile', 'téléphone', 'portable', 'teléfono', 'móvil'],
  city: ['city', 'town', 'ville', 'ciudad', 'localidad', 'location'],
  country: ['country', 'pays', 'país'],
} as const;

export type SheetField = keyof typeof NAMES;

// The table's keys are the fields.
export const SHEET_FIELDS = Object.keys(NAMES) as SheetField[];

export type SheetColumns = Readonly<Partial<Record<SheetField, string>>>;

/** Which column holds what: by the names of the columns, or as the caller says. @throws {RejectedInputError} */
export function findSheetColumns(columns: readonly string[], mapping: unknown): SheetColumns {
  const found = Object.fromEntries(
    SHEET_FIELDS.flatMap((field) => {
      const column = findColumn(columns, NAMES[field]);
      return column === null ? [] : [[field, column]];
    }),
  );
  if (mapping === undefined) return found;
  if (!isRecord(mapping)) throw new RejectedInputError('columns', 'Must be an object such as {"email": "E-mail"}');
  for (const [field, column] of Object.entries(mapping)) {
    if (!SHEET_FIELDS.some((known) => known === field))
      throw new RejectedInputError('columns', `"${field.slice(0, 40)}" is not one of: ${SHEET_FIELDS.join(', ')}`);
    if (typeof column !== 'string' || !columns.includes(column))
      throw new RejectedInputError(
        'columns',
        `There is no column ${JSON.stringify(column)?.slice(0, 60)}. There is: ${columns.slice(0, 20).join(', ')}`,
      );
  }
  return { ...found, ...mapping };
}
