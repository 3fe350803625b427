import { callFailure, notify } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadedPdf } from '../../pdf/pdfs.queries';
import { type AnalysisRetry, strategyKeys, useRetryAnalysis } from '../../strategy/strategies.queries';

export const PDF_CHOICES = [
  { value: 'same', label: 'Read it again' },
  { value: 'other', label: 'Read another PDF' },
  { value: 'none', label: 'Leave it out' },
] as const;

type PdfChoice = (typeof PDF_CHOICES)[number]['value'];

export const isPdfChoice = (value: string): value is PdfChoice => PDF_CHOICES.some((choice) => choice.value === value);

const FALLBACK = 'Failed to start analysis. Please try again.';

/** What is chosen for the next try, and what became of the press. */
export function useRetryForm(strategyId: string) {
  const queryClient = useQueryClient();
  const [choice, choose] = useState<PdfChoice>('same');
  const [address, setAddress] = useState('');
  const [pdf, setPdf] = useState<UploadedPdf | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [cannotPay, setCannotPay] = useState<string | null>(null);
  const retry = useRetryAnalysis(strategyId);

  const report = (error: unknown) => {
    const { code, status, text, fields } = callFailure(error, { fallback: FALLBACK });
    const ofField = fields.find(({ field }) => field === 'pdf_url');
    if (status === 402) return setCannotPay(text);
    if (ofField) return setProblem(ofField.message);
    notify.error(status === 409 || status === 404 ? text : FALLBACK, { error });
    // Started again, or deleted, in another tab.
    if (code === 'analysis_not_failed') void queryClient.invalidateQueries({ queryKey: strategyKeys.one(strategyId) });
  };

  return {
    choice,
    choose,
    address,
    typeAddress: (text: string) => {
      setAddress(text);
      setProblem(null);
    },
    pdf,
    choosePdf: (chosen: UploadedPdf | null) => {
      setPdf(chosen);
      setProblem(null);
    },
    /** An upload is under way. */
    isReading,
    setReading,
    problem,
    cannotPay,
    isStarting: retry.isPending,
    submit: () => {
      if (choice === 'other' && !pdf && !isWebAddress(address.trim())) return setProblem('Must be a valid URL');
      setProblem(null);
      setCannotPay(null);
      retry.mutateOnce(() => toBody(choice, address.trim(), pdf), { onError: report });
    },
  };
}

function toBody(choice: PdfChoice, address: string, pdf: UploadedPdf | null): AnalysisRetry {
  if (choice === 'same') return {};
  if (choice === 'other' && pdf) return { pdf_id: pdf.pdf_id };
  return { pdf_url: choice === 'other' ? address : '' };
}

const isWebAddress = (text: string) => /^https?:\/\/./i.test(text) && URL.canParse(text);
