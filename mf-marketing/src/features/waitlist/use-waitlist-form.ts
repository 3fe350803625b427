import { callFailure, notify } from '@declic/remote-kit';
import { useApiForm, useWatch } from '@declic/remote-kit/form';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Language } from '../../i18n/language';
import { joinWaitlist } from './join-waitlist';
import { forgetSubmission, noteSubmission, secondsToWait } from './submission-interval';
import { cleanEmail, isEmail } from './waitlist-email';
import { waitlistTexts, type WaitlistTexts } from './waitlist.texts';

const schema = z.object({ email: z.string().check(z.trim()), consent: z.boolean() });

type WaitlistFields = z.infer<typeof schema>;

/** The waitlist form's state: what is typed, and what happens when it is sent. */
export function useWaitlistForm(language: Language) {
  const texts = waitlistTexts[language];
  const { pathname } = useLocation();
  const joining = useMutation({
    mutationFn: joinWaitlist,
    onMutate: () => noteSubmission(),
    onError: () => forgetSubmission(),
  });
  const { form, submit } = useApiForm({
    schema,
    defaults: { email: '', consent: false },
    mutation: joining,
    toVariables(fields) {
      const refusal = findRefusal(fields, texts);
      if (refusal) notify.error(refusal.title, { description: refusal.description });
      return refusal ? null : { email: fields.email, language, page: pathname };
    },
    onSent() {
      form.reset();
      notify.success(texts.success.title, { description: texts.success.description });
    },
    onFailed(_failure, error) {
      const { title, description } = failureMessage(error, texts);
      notify.error(title, { description });
    },
  });
  const { email, consent } = useWatch({ control: form.control });

  return {
    texts,
    email: form.register('email', {
      onChange: ({ target }: { target: HTMLInputElement }) =>
        form.setValue('email', cleanEmail(target.value, language)),
    }),
    consent: form.register('consent'),
    submit,
    status: joining.status,
    error: joining.error,
    canSubmit: consent === true && email?.trim() !== '' && !joining.isPending,
  };
}

function findRefusal({ email, consent }: WaitlistFields, texts: WaitlistTexts) {
  if (!consent) return texts.missingConsent;
  if (email === '') return texts.missing;
  if (!isEmail(email)) return texts.invalidEmail;
  const seconds = secondsToWait();
  return seconds > 0 ? texts.tooFast(seconds) : undefined;
}

function failureMessage(error: unknown, texts: WaitlistTexts) {
  const { code, fields } = callFailure(error);
  if (code === 'timeout') return texts.timeout;
  if (fields.some(({ field }) => field === 'email')) return texts.invalidEmail;
  return error instanceof Error ? texts.failed : texts.unexpected;
}
