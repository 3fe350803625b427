import type { Param } from '@declic/action-input';
import type { InputFile } from './files';

// The form of an action's input is shared with the console; what a handler makes of it is the service's own.
export type { InputSchema, Param } from '@declic/action-input';

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
