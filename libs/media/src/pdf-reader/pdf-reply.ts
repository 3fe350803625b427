import * as z from 'zod';

/** Why the text of a PDF cannot be given. */
export const PDF_READ_PROBLEMS = [
  'too-large',
  'not-a-pdf',
  'broken',
  'encrypted',
  'without-text',
  'too-long',
  'too-complex',
] as const;

export type PdfReadProblem = (typeof PDF_READ_PROBLEMS)[number];

/** What the process answers. It reads what users made and may be taken over, so that its answer is checked. */
export const pdfReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), pages: z.int().positive(), text: z.string().min(1) }),
  z.object({ ok: z.literal(false), problem: z.enum(PDF_READ_PROBLEMS) }),
]);

export type PdfReply = z.infer<typeof pdfReply>;
