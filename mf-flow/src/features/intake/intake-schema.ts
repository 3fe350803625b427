import * as z from 'zod/mini';

const isWebAddress = (text: string) => text === '' || (/^https?:\/\/./i.test(text) && URL.canParse(text));

/** The limits of the contract; lengths without a specified text have one of our own. */
export const intakeSchema = z.object({
  strategy_name: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Strategy name must be at least 3 characters'),
      z.maxLength(100, 'Strategy name must be at most 100 characters'),
    ),
  goals: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Describe at least one objective'),
      z.maxLength(5_000, 'Objectives must be at most 5,000 characters'),
    ),
  competitors: z.string().check(z.trim(), z.maxLength(2_000, 'Competitors must be at most 2,000 characters')),
  tone: z.enum(['professional', 'casual', 'expert']),
  raw_text: z.string().check(z.trim(), z.maxLength(50_000, 'Free text must be at most 50,000 characters')),
  pdf_url: z.string().check(z.trim(), z.refine(isWebAddress, 'Must be a valid URL')),
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
