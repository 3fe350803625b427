import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import { readList } from '../../../tables/json-rows';

const MAX_DEPTH = 5;
const MAX_VALUES = 500;

/** Leads as given, which may have records and lists inside; copied without prototypes. @throws {RejectedInputError} */
export function readLeads(value: unknown): Readonly<Record<string, unknown>>[] {
  return readList('leads', value).map((lead, index) => {
    if (!isRecord(lead)) throw new RejectedInputError('leads', `Row ${index + 1}: Must be an object`);
    let values = 0;
    const copy = (part: unknown, depth: number): unknown => {
      values += 1;
      if (depth > MAX_DEPTH || values > MAX_VALUES)
        throw new RejectedInputError(
          'leads',
          `Row ${index + 1}: Must have at most ${MAX_VALUES} values, ${MAX_DEPTH} deep`,
        );
      if (Array.isArray(part)) return part.map((item) => copy(item, depth + 1));
      return isRecord(part) ? copyRecord(part, (item) => copy(item, depth + 1)) : part;
    };
    return copyRecord(lead, (part) => copy(part, 1));
  });
}

function copyRecord(
  record: Readonly<Record<string, unknown>>,
  copy: (part: unknown) => unknown,
): Record<string, unknown> {
  const target = Object.create(null) as Record<string, unknown>; // Filled in the next line.
  for (const [key, part] of Object.entries(record)) target[key] = copy(part);
  return target;
}
