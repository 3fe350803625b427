import type { InputFile } from './files';

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
  readonly showIf?: { readonly key: string; readonly equals: unknown };
  readonly ui?: {
    readonly multiline?: boolean;
    readonly rows?: number;
    /** Makes a string the reference of a file; the media types that it may have, as `image/*` or `application/pdf`. */
    readonly accept?: readonly string[];
  };
}

/** What an action takes. */
export interface InputSchema<Params extends readonly Param[] = readonly Param[]> {
  readonly params: Params;
  /** Groups of parameters of which at least one must be given. */
  readonly oneOf?: readonly (readonly string[])[];
  readonly ui?: {
    readonly groups: readonly { readonly id: string; readonly label: string; readonly items: readonly string[] }[];
  };
}

type ChoiceOf<P extends Param> = P extends { enum: readonly { value: infer Value extends string }[] } ? Value : string;

type FileOr<Text, P extends Param> = P extends { readonly ui: { readonly accept: readonly string[] } }
  ? InputFile
  : Text;

interface ValueOfKind<P extends Param> {
  string: string;
  enum: ChoiceOf<P>;
  'array<enum>': readonly ChoiceOf<P>[];
  number: number;
  boolean: boolean;
  json: unknown;
}

/** What a caller sends: parameters with a default may be left out. */
export type PayloadOf<Params extends readonly Param[]> = {
  readonly [P in Params[number] as P extends { readonly required: true } ? P['key'] : never]: ValueOfKind<P>[P['kind']];
} & {
  readonly [
    P in Params[number] as P extends { readonly required: true } ? never : P['key']
  ]?: ValueOfKind<P>[P['kind']];
};

/** What a handler is given: files are read. */
type ReadValue<P extends Param> = P['kind'] extends 'string' ? FileOr<string, P> : ValueOfKind<P>[P['kind']];

type Given = { readonly required: true } | { readonly default: NonNullable<unknown> };

/** The type of what a handler is given, from the parameters that its action declares. */
export type InputOf<Params extends readonly Param[]> = {
  readonly [P in Params[number] as P extends Given ? P['key'] : never]: ReadValue<P>;
} & {
  readonly [P in Params[number] as P extends Given ? never : P['key']]?: ReadValue<P>;
};
