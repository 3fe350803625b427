import { RejectedInputError } from '../../../engine/run-errors';
import { findColumn } from '../../../tables/find-column';
import { isRecord } from '@declic/openapi/json';
import type { Row } from '../../../tables/json-rows';

/** Names of the columns that are compared, in English, French and Spanish. */
const NAMES = {
  name: ['name', 'full name', 'contact', 'nom complet', 'nombre completo', 'client', 'customer', 'cliente'],
  first_name: ['first name', 'firstname', 'given name', 'prénom', 'nombre'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'nom', 'nom de famille', 'apellido', 'apellidos'],
  company: [
    'company',
    'company name',
    'organisation',
    'organization',
    'société',
    'entreprise',
    'raison sociale',
    'empresa',
  ],
  email: ['email', 'e-mail', 'mail', 'email address', 'courriel', 'adresse email', 'correo', 'correo electrónico'],
  phone: ['phone', 'phone number', 'mobile', 'tel', 'telephone', 'téléphone', 'portable', 'teléfono', 'móvil'],
  address: ['address', 'street', 'address line 1', 'adresse', 'rue', 'dirección', 'calle'],
  postcode: ['postcode', 'zip', 'zip code', 'postal code', 'code postal', 'cp', 'código postal'],
  city: ['city', 'town', 'ville', 'ciudad', 'localidad'],
} as const;

export type CompareField = keyof typeof NAMES;

// The table's keys are the fields.
export const COMPARE_FIELDS = Object.keys(NAMES) as CompareField[];

export type FieldColumns = Readonly<Partial<Record<CompareField, string>>>;

/** Which column holds what: as the caller says, else by the columns' names. @throws {RejectedInputError} */
export function findFieldColumns(records: readonly Row[], fields: unknown): FieldColumns {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const found = fields === undefined ? findByName(columns) : readMapping(fields, columns);
  if (!['name', 'last_name', 'company', 'email', 'phone'].some((field) => field in found))
    throw new RejectedInputError(
      fields === undefined ? 'records' : 'fields',
      `No column with a name, company, email or phone was found among: ${columns.slice(0, 20).join(', ')}. Say with "fields" which they are.`,
    );
  return found;
}

function findByName(columns: readonly string[]): FieldColumns {
  const entries = COMPARE_FIELDS.flatMap((field) => {
    const column = findColumn(columns, NAMES[field]);
    return column === null ? [] : [[field, column] as const];
  });
  const found: Partial<Record<CompareField, string>> = Object.fromEntries(entries);
  // "nom" and "nombre" alone are whole names.
  if (found.last_name && !found.first_name && !found.name) return { ...found, name: found.last_name };
  if (found.first_name && !found.last_name && !found.name) return { ...found, name: found.first_name };
  return found;
}

function readMapping(fields: unknown, columns: readonly string[]): FieldColumns {
  if (!isRecord(fields))
    throw new RejectedInputError('fields', 'Must be an object such as {"email": "E-mail", "name": "Customer"}');
  for (const [field, column] of Object.entries(fields)) {
    if (!COMPARE_FIELDS.some((known) => known === field))
      throw new RejectedInputError('fields', `"${field.slice(0, 40)}" is not one of: ${COMPARE_FIELDS.join(', ')}`);
    if (typeof column !== 'string' || !columns.includes(column))
      throw new RejectedInputError('fields', `No record has the column ${JSON.stringify(column)?.slice(0, 60)}`);
  }
  return fields;
}
