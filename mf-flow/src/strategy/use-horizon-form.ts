import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useChangeHorizon } from './change-horizon.queries';
import type { Strategy } from './strategies.queries';

const LONGEST_DAYS = 730;

const schema = z.object({
  horizon_days: z.string().check(z.refine(isHorizon, `Choose a whole number from 1 to ${LONGEST_DAYS}.`)),
});

/** The field of the horizon. Follows a change made elsewhere while nothing is typed in it. */
export function useHorizonForm({ id, horizon_days: days }: Strategy, onSaved?: () => void) {
  const stored = days?.toString() ?? '';
  const api = useApiForm({
    schema,
    defaults: { horizon_days: stored },
    mutation: useChangeHorizon(id),
    toVariables: ({ horizon_days }) => Number(horizon_days),
    onSent(_strategy, values) {
      form.reset(values);
      onSaved?.();
    },
    words: { fallback: 'It could not be saved. Try again in a moment.' },
    onFailed: (_failure, error) => notify.error('Failed to change the horizon', { error }),
  });
  const { form, errors, failure } = api;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) form.reset({ horizon_days: stored });
  }, [form, isDirty, stored]);
  return {
    ...api,
    isDirty,
    field: form.register('horizon_days'),
    problem: errors.horizon_days?.message ?? failure?.text,
  };
}

function isHorizon(text: string): boolean {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS;
}
