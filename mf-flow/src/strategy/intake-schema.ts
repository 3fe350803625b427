import * as z from 'zod/mini';
import { INVALID_PDF_ADDRESS, isPdfAddress } from '../pdf/pdf-address';

const trimmed = (...rules: Parameters<z.ZodMiniString['check']>) => z.string().check(z.trim(), ...rules);

/** The limits of the contract; lengths without a specified text have one of our own. */
export const intakeSchema = z.object({
  strategy_name: trimmed(
    z.minLength(3, 'Strategy name must be at least 3 characters'),
    z.maxLength(100, 'Strategy name must be at most 100 characters'),
  ),
  goals: trimmed(
    z.minLength(10, 'Describe at least one objective'),
    z.maxLength(5_000, 'Objectives must be at most 5,000 characters'),
  ),
  competitors: trimmed(z.maxLength(2_000, 'Competitors must be at most 2,000 characters')),
  tone: z.enum(['professional', 'casual', 'expert']),
  raw_text: trimmed(z.maxLength(50_000, 'Free text must be at most 50,000 characters')),
  pdf_url: trimmed(z.refine((text) => text === '' || isPdfAddress(text), INVALID_PDF_ADDRESS)),
});

export type Intake = z.infer<typeof intakeSchema>;

export const emptyIntake: Intake = {
  strategy_name: '',
  goals: '',
  competitors: '',
  tone: 'professional',
  raw_text: '',
  pdf_url: '',
};
