import { isRecord } from '@declic/openapi/json';

type Data = Readonly<Record<string, unknown>>;

/** The text of a field; empty where there is none. */
export function textIn(data: Data, key: string): string {
  const value = data[key];
  return typeof value === 'string' ? value : '';
}

/** The texts of a list. */
export function textsIn(data: Data, key: string): string[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The objects of a list. */
export function rowsIn(data: Data, key: string): Data[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function recordIn(data: Data, key: string): Data {
  const value = data[key];
  return isRecord(value) ? value : {};
}
