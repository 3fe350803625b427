import { useApiForm } from '@declic/remote-kit/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { expertSchema, fieldWords } from './expert-schema';
import type { ExpertService } from './expert-services';
import { requestExpert } from './request-expert';

/** The services write English, this page is in French. */
const words = {
  ownWordsOnly: true,
  known: { too_many_requests: 'Vous avez déjà envoyé plusieurs demandes. Réessayez un peu plus tard.' },
  fallback: 'La demande n’est pas partie. Votre texte est toujours là : réessayez dans quelques instants.',
} as const;

/** The form's state: what is typed, and what happens when it is sent. */
export function useExpertForm(service: ExpertService, visit?: string) {
  const requesting = useMutation({ mutationFn: requestExpert });
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: expertSchema,
    defaults: { service, name: '', email: '', company: '', message: '', consent: false },
    mutation: requesting,
    toVariables: ({ consent: _, ...request }) => ({ ...request, page: paths.partners() }),
    onSent() {
      form.reset();
    },
    words,
    fieldWords,
  });
  const { resetField } = form;
  // What else was typed stays.
  useEffect(() => resetField('service', { defaultValue: service }), [resetField, service, visit]);
  return { form, errors, submit, isSending, failure, error: requesting.error, isSent: requesting.isSuccess };
}
