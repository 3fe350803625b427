import { DefaultNamingStrategy } from 'typeorm';

/** Columns have the names of their properties in snake case: `expiresAt` is stored in `expires_at`. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    return given ?? [...prefixes, property].map(toSnakeCase).join('_');
  }
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
