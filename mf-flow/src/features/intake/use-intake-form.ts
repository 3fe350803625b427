import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { sessionStore } from '@declic/session';
import { useEffect, useState } from 'react';
import type { UploadedPdf } from '../../pdf/pdfs.queries';
import { useCreateStrategy } from './create-strategy.queries';
import { dropDraft, emptyDraft, isEmptyDraft, keepDraft, readDraft } from './intake-draft';
import { intakeFailureWords, NO_CREDITS, reportSignedOut } from './intake-failure';
import { emptyIntake, type Intake, intakeSchema } from './intake-schema';

/** The form while it is being filled, and what happens when it is sent. What is typed is kept until it is sent or cleared. */
export function useIntakeForm(onCreated: (id: string) => void) {
  const [opened] = useState(readDraft);
  const [pdf, setPdf] = useState(opened.pdf);
  const [isRestored, setIsRestored] = useState(!isEmptyDraft(opened));
  const [lostPdf, setLostPdf] = useState<string>();
  const [isReadingPdf, setIsReadingPdf] = useState(false);

  const api = useApiForm({
    schema: intakeSchema,
    defaults: opened.values,
    mutation: useCreateStrategy(),
    toVariables: (values) => toRequest(values, pdf),
    onSent(id) {
      dropDraft();
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
    const { unsubscribe } = form.watch(() => keepDraft({ ...readDraft(), values: form.getValues() }));
    return unsubscribe;
  }, [form]);

  function changePdf(next: UploadedPdf | null) {
    setLostPdf(undefined);
    setPdf(next);
    if (next) form.setValue('pdf_url', '');
    keepDraft({ ...readDraft(), values: form.getValues(), pdf: next });
  }
  const clear = () => {
    api.reset();
    form.reset(emptyIntake);
    setPdf(null);
    setLostPdf(undefined);
    setIsRestored(false);
    dropDraft();
  };
  return { ...api, pdf, changePdf, lostPdf, isReadingPdf, setIsReadingPdf, isRestored, clear };
}

function toRequest(values: Intake, pdf: UploadedPdf | null) {
  const { user } = sessionStore.getState();
  if (!user) {
    reportSignedOut();
    return null;
  }
  const intake = { ...values, ...(pdf && { pdf_id: pdf.pdf_id }) };
  return { ...intake, user_id: user.id, request_id: nameRequest(JSON.stringify(intake)) };
}

/** One id for each content: when an answer was lost, the next press is answered with the strategy that the first one made. */
function nameRequest(content: string): string {
  const draft = readDraft();
  if (draft.press?.content === content) return draft.press.requestId;
  const requestId = crypto.randomUUID();
  keepDraft({ ...emptyDraft, ...draft, press: { requestId, content } });
  return requestId;
}
