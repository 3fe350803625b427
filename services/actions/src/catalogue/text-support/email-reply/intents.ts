export const INTENTS = [
  'order_status',
  'return_refund',
  'complaint',
  'billing',
  'cancellation',
  'appointment',
  'quote_request',
  'technical_issue',
  'account_access',
  'job_application',
  'unsubscribe',
  'thanks',
  'out_of_office',
  'other',
] as const;

export type Intent = (typeof INTENTS)[number];

export function isIntent(value: unknown): value is Intent {
  return INTENTS.some((intent) => intent === value);
}
