import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type CallFailure, callFailure, type FailureWords } from '../api/call-failure';
import { useUnsavedInput } from '../unsaved-input';

export interface ApiFormOptions<Values extends FieldValues, Variables, Data> {
  /** Fields have the names of the contract, so that what the service refuses finds its field. */
  schema: ZodMiniType<Values, Values>;
  defaults: Values;
  /** The call that the form makes. */
  mutation: Pick<UseMutationResult<Data, Error, Variables>, 'mutateAsync' | 'error' | 'isPending' | 'reset'>;
  /** What is sent; `null` when nothing may be sent now. */
  toVariables: (values: Values) => Variables | null;
  onSent?: (data: Data, values: Values) => unknown;
  /** In addition to the fields and to `failure`, e.g. a toast. */
  onFailed?: (failure: CallFailure, error: unknown) => void;
  /** The schema refused: nothing is sent. */
  onInvalid?: (errors: FieldErrors<Values>, values: Values) => void;
  words?: FailureWords;
  /** In the place of the service's words at a field. */
  fieldWords?: Readonly<Partial<Record<keyof Values, string>>>;
  /** `failure` is there also when the fields say all of it. */
  alwaysSaysFailure?: boolean;
}

export interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  errors: FieldErrors<Values>;
  submit: (event?: { preventDefault(): void }) => Promise<void>;
  isSending: boolean;
  /** What stands above the fields: why the last attempt failed, unless the fields say all of it. */
  failure: CallFailure | undefined;
  /** As it was before anything was typed or sent. */
  reset: () => void;
}

/**
 * A form that makes one call: its schema, the errors of the service at their fields with the focus on the first, and one call at a
 * time.
 */
export function useApiForm<Values extends FieldValues, Variables, Data>(
  options: ApiFormOptions<Values, Variables, Data>,
): ApiForm<Values> {
  const { defaults, mutation, words, alwaysSaysFailure = false } = options;
  const [refused, setRefused] = useState<FieldErrors<Values>>();
  const isRunning = useRef(false);
  const [isKept, setKept] = useState(false);
  const form = useForm<Values>({
    resolver: zodResolver(options.schema),
    defaultValues: defaults as DefaultValues<Values>, // all values are default values, too
    ...(refused && { errors: refused }),
  });

  // `isSubmitSuccessful` says only that the schema took the values.
  const { isDirty } = form.formState;
  if (isKept && !isDirty) setKept(false);
  useUnsavedInput(isDirty && !isKept);

  const send = async (values: Values) => {
    const variables = options.toVariables(values);
    if (variables === null) return;
    setKept(false);
    try {
      const data = await mutation.mutateAsync(variables);
      setKept(true);
      await options.onSent?.(data, values);
    } catch (error) {
      const failure = callFailure(error, words);
      setRefused(atFields(failure, options));
      options.onFailed?.(failure, error);
    }
  };
  const submit: ApiForm<Values>['submit'] = async (event) => {
    event?.preventDefault();
    // A second press may come before the button is drawn as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    const checkAndSend = form.handleSubmit(send, (errors) => options.onInvalid?.(errors, form.getValues()));
    await checkAndSend().finally(() => (isRunning.current = false));
  };

  const failure = mutation.error ? callFailure(mutation.error, words) : undefined;
  return {
    form,
    errors: form.formState.errors,
    submit,
    isSending: form.formState.isSubmitting || mutation.isPending,
    failure: failure && !alwaysSaysFailure && isSaidAtFields(failure, defaults) ? undefined : failure,
    reset() {
      setRefused(undefined);
      form.reset();
      mutation.reset();
    },
  };
}

function atFields<Values extends FieldValues, Variables, Data>(
  { fields }: CallFailure,
  { defaults, fieldWords }: ApiFormOptions<Values, Variables, Data>,
): FieldErrors<Values> {
  const own = fields.filter(({ field }) => field in defaults);
  const errors = own.map(({ field, message }) => [field, { type: 'server', message: fieldWords?.[field] ?? message }]);
  return Object.fromEntries(errors) as FieldErrors<Values>; // names of values, by the filter
}

function isSaidAtFields({ fields }: CallFailure, defaults: FieldValues): boolean {
  return fields.length > 0 && fields.every(({ field }) => field in defaults);
}
