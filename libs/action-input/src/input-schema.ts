import type { JsonForm } from './json-form';

/** The kinds of parameter that the specification knows. */
export type ParamKind = 'string' | 'enum' | 'array<enum>' | 'number' | 'boolean' | 'json';

/** One parameter of an action, exactly as the playground's form and the validator read it. */
export interface Param {
  readonly key: string;
  readonly label: string;
  readonly kind: ParamKind;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly description?: string;
  readonly placeholder?: string;
  readonly enum?: readonly { readonly value: string; readonly label: string }[];
  /** For strings `min` and `max` are lengths. */
  readonly validate?: { readonly format?: 'url' | 'email'; readonly min?: number; readonly max?: number };
  /** Of a JSON parameter: the form of its content. */
  readonly schema?: JsonForm;
  readonly showIf?: { readonly key: string; readonly equals: unknown };
  readonly ui?: {
    readonly multiline?: boolean;
    readonly rows?: number;
    /** Of a number, as `km`: shown behind it. */
    readonly unit?: string;
    /** Makes a string the reference of a file; the media types that it may have, as `image/*` or `application/pdf`. */
    readonly accept?: readonly string[];
  };
}

/** Parameters that a form shows together. */
export interface ParamGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly string[];
}

/** What an action takes. */
export interface InputSchema<Params extends readonly Param[] = readonly Param[]> {
  readonly params: Params;
  /** Groups of parameters of which at least one must be given. */
  readonly oneOf?: readonly (readonly string[])[];
  readonly ui?: { readonly groups: readonly ParamGroup[] };
}
