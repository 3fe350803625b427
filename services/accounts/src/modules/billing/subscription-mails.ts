import type { MailContent } from '@declic/nest-kit';
import { dateText } from './date-text';
import { largerPlan, type PaidPlanSlug, getPlan } from './plans';
import type { Subscription } from './subscription';

/** The mail about what changed between two readings of a subscription, if it is something to tell. */
export function subscriptionMail(before: Subscription | undefined, after: Subscription): MailContent | undefined {
  const was = before?.status ?? 'incomplete';
  switch (after.status) {
    case 'active':
      if (was === 'incomplete') return started(after);
      if (was === 'past_due') return paidAgain(after);
      return before && planMail(before, after);
    case 'past_due':
      return was === 'past_due' ? undefined : paymentFailed(after);
    case 'canceled':
      return was === 'canceled' || was === 'incomplete' ? undefined : ended(after);
    default:
      return undefined;
  }
}

/** The mail about a change of a paid plan, if there is one. A scheduled change that takes effect is reported as such. */
function planMail(before: Subscription, after: Subscription): MailContent | undefined {
  if (after.endsAt) return before.endsAt ? undefined : cancelled(after, after.endsAt);
  if (after.plan !== before.plan)
    return largerPlan(before.plan, after.plan) === after.plan ? upgraded(after) : followed(after);
  if (after.scheduledPlan && after.scheduledAt)
    return after.scheduledPlan === before.scheduledPlan
      ? undefined
      : planned(after, after.scheduledPlan, after.scheduledAt);
  return before.scheduledPlan || before.endsAt ? kept(after) : undefined;
}

function started({ plan, periodEnd }: Subscription): MailContent {
  const { label, creditsMonthly, priceMonthly } = getPlan(plan);
  return {
    title: `Your ${label} plan has begun`,
    paragraphs: [
      `Thank you. You are on the ${label} plan: ${numberText(creditsMonthly)} credits every month, for €${priceMonthly} a month. This month's credits are in your balance.`,
      `The plan renews on ${dateText(periodEnd)}, and with it come the next credits. Credits do not expire while your subscription is active.`,
    ],
  };
}

function paidAgain({ plan, periodEnd }: Subscription): MailContent {
  const { label } = getPlan(plan);
  return {
    title: `Your ${label} plan is active again`,
    paragraphs: [
      'Your payment arrived. Your account is no longer suspended, and your API key works again with the credits that you had.',
      `The plan renews on ${dateText(periodEnd)}.`,
    ],
  };
}

function cancelled({ plan }: Subscription, endsAt: Date): MailContent {
  const { label } = getPlan(plan);
  return {
    title: `Your ${label} plan is cancelled`,
    paragraphs: [
      `You cancelled your ${label} plan. It goes on until ${dateText(endsAt)}, and nothing more is charged.`,
      'After that day your usage is suspended. Your credits are kept, and come back when you reactivate the subscription.',
    ],
  };
}

function paymentFailed({ plan }: Subscription): MailContent {
  const { label } = getPlan(plan);
  return {
    title: 'Your payment failed',
    paragraphs: [
      `The payment for your ${label} plan did not go through, so your usage is suspended: calls with your API key are refused for now.`,
      'Your credits are kept. Open the billing portal from your account, pay the open invoice or choose another card, and everything works again at once.',
    ],
  };
}

function ended({ plan }: Subscription): MailContent {
  const { label } = getPlan(plan);
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

function upgraded({ plan, periodEnd }: Subscription): MailContent {
  const { label, creditsMonthly, priceMonthly } = getPlan(plan);
  return {
    title: `You are on the ${label} plan now`,
    paragraphs: [
      `Your plan is ${label} from now on: ${numberText(creditsMonthly)} credits every month, for €${priceMonthly} a month. What was missing of this month's credits is added to your balance with the payment.`,
      `The plan renews on ${dateText(periodEnd)}.`,
    ],
  };
}

/** A smaller plan that was planned, and has begun. */
function followed({ plan, periodEnd }: Subscription): MailContent {
  const { label, creditsMonthly, priceMonthly } = getPlan(plan);
  return {
    title: `Your ${label} plan has begun`,
    paragraphs: [
      `As you chose, your plan is ${label} from now on: ${numberText(creditsMonthly)} credits every month, for €${priceMonthly} a month. The credits that you had are kept.`,
      `The plan renews on ${dateText(periodEnd)}.`,
    ],
  };
}

function planned({ plan }: Subscription, next: PaidPlanSlug, at: Date): MailContent {
  const [present, following] = [getPlan(plan), getPlan(next)];
  return {
    title: `Your plan changes to ${following.label} on ${dateText(at)}`,
    paragraphs: [
      `You keep the ${present.label} plan until ${dateText(at)}. Then the ${following.label} plan begins: ${numberText(following.creditsMonthly)} credits every month, for €${following.priceMonthly} a month. Nothing is due today, and your credits are kept.`,
      `If you change your mind, choose "Keep ${present.label}" on your account page before that day.`,
    ],
  };
}

/** A cancellation or a planned change was taken back. */
function kept({ plan, periodEnd }: Subscription): MailContent {
  const { label } = getPlan(plan);
  return {
    title: `You keep your ${label} plan`,
    paragraphs: [
      `The change that was planned is taken back: your ${label} plan goes on.`,
      `The plan renews on ${dateText(periodEnd)}.`,
    ],
  };
}
