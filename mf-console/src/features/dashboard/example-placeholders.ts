/** Example searches. */
export const examplePlaceholders = [
  'Validate an email',
  'Score leads',
  'Summarise a PDF',
  'Extract an invoice',
  'Write a LinkedIn post',
  'Generate a QR code',
] as const;
