import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { sessionStore } from '@declic/session';
import { useEffect, useState } from 'react';
import type { UploadedPdf } from '../../pdf/pdfs.queries';
import { useCreateStrategy } from './create-strategy.queries';
import { dropDraft, isEmptyDraft, keepDraft, type Replaced } from '../../strategy/intake-draft';
import { intakeFailureWords, NO_CREDITS, reportSignedOut } from './intake-failure';
import { emptyIntake, type Intake, intakeSchema } from '../../strategy/intake-schema';
import { isSentAgain, keepSent, nameRequest, openDraft } from './sent-intake';

/**
 * The form while it is being filled, and what happens when it is sent. What is typed is kept until it is cleared, or its analysis is done:
 * an analysis that fails may ask for a change of it.
 */
export function useIntakeForm(onCreated: (id: string) => void, replaced?: Replaced) {
  const [opened] = useState(() => openDraft(replaced));
  const [pdf, setPdf] = useState(opened.pdf);
  const [isRestored, setIsRestored] = useState(!replaced && !isEmptyDraft(opened));
  const [lostPdf, setLostPdf] = useState<string>();
  const [isReadingPdf, setIsReadingPdf] = useState(false);

  const api = useApiForm({
    schema: intakeSchema,
    defaults: opened.values,
    mutation: useCreateStrategy(),
    toVariables(values) {
      if (!isSentAgain(toBody(values, pdf), replaced)) return toRequest(values, pdf, replaced);
      form.setError('raw_text', { message: UNCHANGED }, { shouldFocus: true });
      return null;
    },
    onSent(id, values) {
      dropDraft(replaced?.id);
      keepSent(id, { values, pdf }, toBody(values, pdf));
      notify.success('Strategy created! You can now edit it.');
      onCreated(id);
    },
    words: intakeFailureWords,
    onFailed({ text, code }, error) {
      if (code === 'pdf_not_found') {
        changePdf(null);
        setLostPdf(text);
      }
      if (!NO_CREDITS.has(code)) notify.error(text, { error });
    },
  });
  const { form } = api;

  useEffect(() => {
    const { unsubscribe } = form.watch(() =>
      keepDraft({ ...openDraft(replaced), values: form.getValues() }, replaced?.id),
    );
    return unsubscribe;
  }, [form, replaced]);

  function changePdf(next: UploadedPdf | null) {
    setLostPdf(undefined);
    setPdf(next);
    if (next) form.setValue('pdf_url', '');
    keepDraft({ ...openDraft(replaced), values: form.getValues(), pdf: next }, replaced?.id);
  }
  const clear = () => {
    api.reset();
    form.reset(emptyIntake);
    setPdf(null);
    setLostPdf(undefined);
    setIsRestored(false);
    dropDraft(replaced?.id);
  };
  return { ...api, pdf, changePdf, lostPdf, isReadingPdf, setIsReadingPdf, isRestored, clear };
}

const UNCHANGED = 'Nothing was changed, so the analysis would fail again. Change what you typed first.';

const toBody = (values: Intake, pdf: UploadedPdf | null) => ({ ...values, ...(pdf && { pdf_id: pdf.pdf_id }) });

function toRequest(values: Intake, pdf: UploadedPdf | null, replaced: Replaced | undefined) {
  const { user } = sessionStore.getState();
  if (!user) {
    reportSignedOut();
    return null;
  }
  const body = toBody(values, pdf);
  return {
    ...body,
    user_id: user.id,
    request_id: nameRequest(body, replaced),
    ...(replaced && { replaces: replaced.id }),
  };
}
