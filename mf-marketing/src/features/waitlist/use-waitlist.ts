import { ApiError } from '@declic/openapi/marketing';
import { notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../i18n/language';
import { joinWaitlist } from './join-waitlist';
import { forgetSubmission, noteSubmission, secondsToWait } from './submission-pause';
import { cleanEmail, isEmail } from './waitlist-email';
import { waitlistTexts, type WaitlistTexts } from './waitlist.texts';

/** The waitlist form's state: what is typed, and what happens when it is sent. */
export function useWaitlist(language: Language) {
  const texts = waitlistTexts[language];
  const { pathname } = useLocation();
  const [email, setEmail] = useState('');
  const [consent, setConsent] = useState(false);

  const joining = useMutation({
    mutationFn: joinWaitlist,
    onMutate: () => noteSubmission(),
    onSuccess: () => {
      setEmail('');
      setConsent(false);
      notify.success(texts.success.title, { description: texts.success.description });
    },
    onError: (error: unknown) => {
      forgetSubmission();
      const { title, description } = failureMessage(error, texts);
      notify.error(title, { description });
    },
  });

  const submit = () => {
    const address = email.trim();
    const refusal = refusalOf(address, consent, texts);
    if (refusal) return notify.error(refusal.title, { description: refusal.description });
    joining.mutate({ email: address, language, page: pathname });
  };

  return {
    texts,
    email,
    typeEmail: (typed: string) => setEmail(cleanEmail(typed, language)),
    consent,
    setConsent,
    submit,
    status: joining.status,
    canSubmit: consent && email.trim() !== '' && !joining.isPending,
  };
}

function refusalOf(address: string, consent: boolean, texts: WaitlistTexts) {
  if (!consent) return texts.missingConsent;
  if (address === '') return texts.missing;
  if (!isEmail(address)) return texts.invalidEmail;
  const seconds = secondsToWait();
  return seconds > 0 ? texts.tooFast(seconds) : undefined;
}

function failureMessage(error: unknown, texts: WaitlistTexts) {
  if (error instanceof DOMException && error.name === 'TimeoutError') return texts.timeout;
  if (error instanceof ApiError && error.errors.some(({ field }) => field === 'email')) return texts.invalidEmail;
  return error instanceof Error ? texts.failed : texts.unexpected;
}
