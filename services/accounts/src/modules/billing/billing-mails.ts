import { type CommonConfig, InjectConfig, Jobs, type MailContent, renderMail, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../users/users.repository';
import type { BillingTransaction } from './billing-transaction';
import { planOf } from './plans';
import type { Subscription } from './subscription';

/** What we write to people about what they pay for. */
@Injectable()
export class BillingMails {
  constructor(
    private readonly jobs: Jobs,
    private readonly users: UsersRepository,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {}

  /** Tells the user what changed with a subscription, if it is something to tell. Sent when the transaction commits. */
  async enqueueChange(tx: BillingTransaction, before: Subscription | undefined, after: Subscription): Promise<void> {
    const content = contentOf(before, after);
    if (!content) return;
    const user = await this.users.findById(tx.userId, tx.manager);
    if (!user) return;
    const button = { label: 'Open your account', url: new URL('/account', this.config.PUBLIC_URL).href };
    const mail = { to: user.email, subject: content.title, ...renderMail({ ...content, button }) };
    await this.jobs.add(tx.manager, SEND_MAIL, mail);
  }
}

function contentOf(before: Subscription | undefined, after: Subscription): MailContent | undefined {
  const was = before?.status ?? 'incomplete';
  switch (after.status) {
    case 'active':
      if (was === 'incomplete') return started(after);
      if (was === 'past_due') return paidAgain(after);
      return after.endsAt && !before?.endsAt ? cancelled(after, after.endsAt) : undefined;
    case 'past_due':
      return was === 'past_due' ? undefined : paymentFailed(after);
    case 'canceled':
      return was === 'canceled' || was === 'incomplete' ? undefined : ended(after);
    default:
      return undefined;
  }
}

function started({ plan, periodEnd }: Subscription): MailContent {
  const { label, creditsMonthly, priceMonthly } = planOf(plan);
  return {
    title: `Your ${label} plan has begun`,
    paragraphs: [
      `Thank you. You are on the ${label} plan: ${numberText(creditsMonthly)} credits every month, for €${priceMonthly} a month. This month's credits are in your balance.`,
      `The plan renews on ${dateText(periodEnd)}, and with it come the next credits. Credits do not expire while your subscription is active.`,
    ],
  };
}

function paidAgain({ plan, periodEnd }: Subscription): MailContent {
  const { label } = planOf(plan);
  return {
    title: `Your ${label} plan is active again`,
    paragraphs: [
      'Your payment arrived. Your account is no longer suspended, and your API key works again with the credits that you had.',
      `The plan renews on ${dateText(periodEnd)}.`,
    ],
  };
}

function cancelled({ plan }: Subscription, endsAt: Date): MailContent {
  const { label } = planOf(plan);
  return {
    title: `Your ${label} plan is cancelled`,
    paragraphs: [
      `You cancelled your ${label} plan. It goes on until ${dateText(endsAt)}, and nothing more is charged.`,
      'After that day your usage is suspended. Your credits are kept, and come back when you reactivate the subscription.',
    ],
  };
}

function paymentFailed({ plan }: Subscription): MailContent {
  const { label } = planOf(plan);
  return {
    title: 'Your payment failed',
    paragraphs: [
      `The payment for your ${label} plan did not go through, so your usage is suspended: calls with your API key are refused for now.`,
      'Your credits are kept. Open the billing portal from your account, pay the open invoice or choose another card, and everything works again at once.',
    ],
  };
}

function ended({ plan }: Subscription): MailContent {
  const { label } = planOf(plan);
  return {
    title: `Your ${label} plan has ended`,
    paragraphs: [
      `Your subscription to the ${label} plan has ended, so your usage is suspended.`,
      'Your credits are kept, and come back when you reactivate the subscription. Choose a plan on your account page whenever you like.',
    ],
  };
}

function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

function dateText(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
