import type { MailContent, PlanSlug } from '@declic/nest-kit';
import { dateText } from '../date-text';
import { getPlan } from '../plans';

/** Per cent of the cycle's credits. The table `credit_alert` accepts no others. */
export const CREDIT_ALERT_THRESHOLDS = [80, 100] as const;

/** An account that has used so many per cent of its cycle's credits, and was not told yet. */
export interface CreditAlert {
  readonly email: string;
  readonly plan: PlanSlug;
  readonly threshold: (typeof CREDIT_ALERT_THRESHOLDS)[number];
  readonly used: number;
  readonly granted: number;
  readonly balance: number;
  readonly renewsAt: Date | null;
}

export function creditAlertMail({ threshold, used, granted, balance, renewsAt, plan }: CreditAlert): MailContent {
  return {
    title:
      threshold === 100 ? "You have used all of this cycle's credits" : "You have used 80 % of this cycle's credits",
    paragraphs: [
      `${number(used)} of the ${number(granted)} credits of this cycle are used. Your balance is ${number(balance)}${balance === 1 ? ' credit' : ' credits'}.`,
      balance === 0
        ? 'Calls with your API key are refused until there are credits again.'
        : 'Your calls go on until the balance is used.',
      ...(renewsAt ? [`The next credits of your ${getPlan(plan).label} plan arrive on ${dateText(renewsAt)}.`] : []),
      'These mails can be turned off under "Mails" on your account page.',
    ],
  };
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
