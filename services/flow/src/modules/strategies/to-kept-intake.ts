import type { components } from '@declic/openapi/types';
import type { PdfEntity } from '../pdfs/pdf.entity';
import { toPdf } from '../pdfs/to-pdf';
import type { StrategyEntity } from './strategy.entity';

/** What was typed for a strategy, and the upload that its text came from. */
export interface KeptIntake {
  readonly strategy: StrategyEntity;
  readonly pdf: PdfEntity | null;
}

export function toKeptIntake({ strategy, pdf }: KeptIntake): components['schemas']['KeptIntake'] {
  return {
    strategy_name: strategy.strategyName,
    goals: strategy.goals,
    competitors: strategy.competitorsText,
    tone: strategy.tone,
    raw_text: strategy.rawText,
    pdf_url: strategy.pdfUrl,
    pdf: pdf && toPdf(pdf),
    is_pdf_gone: hasUpload(strategy) && pdf === null,
  };
}

/** The text of a PDF without an address was uploaded. */
export const hasUpload = ({ pdfUrl, pdfText }: StrategyEntity): boolean => pdfUrl === '' && pdfText !== '';
