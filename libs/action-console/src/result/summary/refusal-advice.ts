import { formatCount } from '@declic/remote-kit';
import { consolePaths } from '../../paths';
import type { TestResult } from '../../run/test-call';

export interface Advice {
  /** What to do next. */
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
}

const REQUESTS = { label: 'Open your requests', href: consolePaths.requests() };

/** By the stable code of the refusal, where the status alone does not say enough. */
const BY_CODE: Readonly<Record<string, Advice>> = {
  action_disabled: { text: 'Something that this action needs is missing on this server. Choose another action.' },
  max_credits_exceeded: { text: 'The price has changed since this page was loaded. Reload the page to see it.' },
  suspended: {
    text: 'Calls work again as soon as the subscription is active.',
    link: { label: 'Open your account', href: consolePaths.account() },
  },
};

const BY_STATUS: Readonly<Record<number, Advice>> = {
  400: { text: 'The call could not be read. Check the payload in JSON mode.' },
  401: {
    text: 'Check that the whole key was pasted. A key that was regenerated no longer works.',
    link: { label: 'Open your keys', href: consolePaths.keys() },
  },
  402: {
    text: 'Add credits, then execute again.',
    link: { label: 'Add credits', href: consolePaths.account() },
  },
  404: { text: 'The action, or a file that the call names, does not exist any more.' },
  409: { text: 'Another call is in the way: wait until it has ended, or look what became of it.', link: REQUESTS },
  413: { text: 'Send a smaller input, or pass large files as a link.' },
  422: { text: 'Change what is named here, then execute again.' },
  424: { text: 'Something outside that the action reads did not answer. Check its address, or try again later.' },
  429: { text: 'More calls were sent than the plan allows at a time.' },
  503: { text: 'The action cannot run at the moment. Try again later.' },
  504: { text: 'The action ran out of time. A smaller input takes less time.' },
};

const SERVER_FAULT: Advice = {
  text: 'The fault is ours. Try again; when it stays, send us the request ID.',
};

/** What to do after a refused or failed call; null after a success. */
export function adviseOn({ status, problem }: Pick<TestResult, 'status' | 'problem'>): Advice | null {
  if (status < 400) return null;
  const byStatus =
    BY_STATUS[status] ?? (status >= 500 ? SERVER_FAULT : { text: 'Change the call, then execute again.' });
  return BY_CODE[problem?.code ?? ''] ?? byStatus;
}

/** 'You can execute again in 12 seconds.' */
export function describeWait(seconds: number): string {
  return seconds > 0 ? `You can execute again in ${formatCount(seconds, 'second')}.` : 'You can execute again now.';
}
