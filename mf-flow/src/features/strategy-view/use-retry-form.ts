import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { INVALID_PDF_ADDRESS, isPdfAddress } from '../../pdf/pdf-address';
import type { UploadedPdf } from '../../pdf/pdfs.queries';
import { type AnalysisRetry, strategyKeys, useRetryAnalysis } from '../../strategy/strategies.queries';

export const PDF_CHOICES = [
  { value: 'same', label: 'Read it again' },
  { value: 'other', label: 'Read another PDF' },
  { value: 'none', label: 'Leave it out' },
] as const;

type PdfChoice = (typeof PDF_CHOICES)[number]['value'];

export const isPdfChoice = (value: string): value is PdfChoice => PDF_CHOICES.some((choice) => choice.value === value);

const schema = z
  .object({
    choice: z.enum(['same', 'other', 'none']),
    pdf_url: z.string().check(z.trim()),
    pdf: z.nullable(z.custom<UploadedPdf>()),
  })
  .check(
    z.refine(({ choice, pdf, pdf_url: address }) => choice !== 'other' || pdf !== null || isPdfAddress(address), {
      path: ['pdf_url'],
      message: INVALID_PDF_ADDRESS,
    }),
  );

type RetryFields = z.infer<typeof schema>;

const unchanged: RetryFields = { choice: 'same', pdf_url: '', pdf: null };

const FALLBACK = 'Failed to start analysis. Please try again.';

/** Which PDF the next analysis reads, and the call that starts it. */
export function useRetryForm(strategyId: string) {
  const queryClient = useQueryClient();
  const [isReading, setReading] = useState(false);
  const api = useApiForm({
    schema,
    defaults: unchanged,
    mutation: useRetryAnalysis(strategyId),
    toVariables: toBody,
    words: { fallback: FALLBACK },
    onFailed({ code, status, text, fields }, error) {
      if (status === 402 || fields.some(({ field }) => field === 'pdf_url')) return;
      notify.error(status === 409 || status === 404 ? text : FALLBACK, { error });
      // Started again, or deleted, in another tab.
      if (code === 'analysis_not_failed')
        void queryClient.invalidateQueries({ queryKey: strategyKeys.one(strategyId) });
    },
  });
  const { form, failure } = api;
  return {
    ...api,
    choosePdf: (pdf: UploadedPdf | null) => {
      form.setValue('pdf', pdf, { shouldDirty: true });
      form.clearErrors('pdf_url');
    },
    /** A PDF is being uploaded. */
    isReading,
    setReading,
    cannotPay: failure?.status === 402 ? failure.text : null,
  };
}

function toBody({ choice, pdf_url, pdf }: RetryFields): AnalysisRetry {
  if (choice === 'same') return {};
  if (choice === 'other' && pdf) return { pdf_id: pdf.pdf_id };
  return { pdf_url: choice === 'other' ? pdf_url : '' };
}
