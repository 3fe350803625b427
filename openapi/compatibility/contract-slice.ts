import { isRecord } from '../json/is-record.ts';

/** A JSON schema. `true` fits everything. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/** The schemas of a contract by name, for the references to them. */
export type Schemas = Readonly<Record<string, Schema>>;

export interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** A schema by media type. */
export type Contents = Readonly<Record<string, Schema>>;

/** What a client of one operation depends on; failures are problem documents for all of them. */
export interface OperationContract {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** Names of the credentials of which one is needed; empty for public operations. */
  readonly access: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly contents: Contents } | null;
  /** What succeeds, by status. */
  readonly answers: Readonly<Record<string, Contents>>;
}

/** The part of a contract that some operations depend on, without descriptions and examples. */
export interface ContractSlice {
  readonly operations: Readonly<Record<string, OperationContract>>;
  readonly schemas: Schemas;
}

/** Whether a value is the slice of a contract, as far as its operations and schemas can be looked up. */
export function isContractSlice(value: unknown): value is ContractSlice {
  return isRecord(value) && isRecord(value['operations']) && isRecord(value['schemas']);
}
