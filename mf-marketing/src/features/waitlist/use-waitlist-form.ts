import { type WaitlistTexts, waitlistTexts } from '@declic/openapi/texts';
import { notify } from '@declic/remote-kit';
import { useApiForm, useWatch } from '@declic/remote-kit/form';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../i18n/language';
import { joinWaitlist } from './join-waitlist';
import { forgetSubmission, noteSubmission, secondsToWait } from './submission-interval';
import { cleanEmail } from './waitlist-email';
import { inlineFailure, isTooFast, waitlistFailure } from './waitlist-failure';
import { findInvalidField, waitlistSchema } from './waitlist-schema';

/** The waitlist form's state: what is typed, and what happens when it is sent. */
export function useWaitlistForm(language: Language) {
  const texts = waitlistTexts[language];
  const { pathname } = useLocation();
  const joining = useMutation({
    mutationFn: joinWaitlist,
    onMutate: () => noteSubmission(),
    onError(error) {
      if (!isTooFast(error)) forgetSubmission();
    },
  });
  const { form, submit } = useApiForm({
    schema: waitlistSchema,
    defaults: { email: '', consent: false },
    mutation: joining,
    toVariables(fields) {
      const refusal = findInvalidField(fields, texts) ?? findTooFast(texts);
      if (refusal) {
        // What is refused now must not stand beside the thanks for an earlier address.
        joining.reset();
        notify.error(refusal.title, { description: refusal.description });
      }
      return refusal ? null : { email: fields.email, language, page: pathname };
    },
    onSent() {
      form.reset();
      notify.success(texts.success.title, { description: texts.success.description });
    },
    onFailed(_failure, error) {
      const { title, description } = waitlistFailure(error, texts);
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
    page: pathname,
    status: joining.status,
    error: joining.error,
    failureText: joining.error ? inlineFailure(joining.error, texts) : undefined,
    canSubmit: consent === true && email?.trim() !== '' && !joining.isPending,
  };
}

function findTooFast(texts: WaitlistTexts) {
  const seconds = secondsToWait();
  return seconds > 0 ? texts.tooFast(seconds) : undefined;
}
