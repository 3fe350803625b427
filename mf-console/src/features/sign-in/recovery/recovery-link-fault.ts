import { ApiError } from '@declic/openapi/accounts';

/** Why a recovery link does not work, and the next step. */
export interface RecoveryLinkFault {
  title: string;
  advice: string;
}

const faults: Readonly<Record<string, RecoveryLinkFault>> = {
  recovery_link_used: {
    title: 'This link has been used already',
    advice: 'If that was you, sign in with your new password. Otherwise ask for a new link.',
  },
  recovery_link_expired: {
    title: 'This link has expired',
    advice: 'Ask for a new one and open it soon after it arrives.',
  },
  recovery_link_invalid: {
    title: 'This link does not work',
    advice:
      'It may be incomplete, or a newer mail may have taken its place. Open the link of the latest mail, or ask for a new one.',
  },
};

/** The page was opened, or opened again, without the link. */
export const missingLink: RecoveryLinkFault = {
  title: 'Open the link in our mail',
  advice:
    'For your safety this page keeps the link only as long as it is open. Open it from the mail again, or ask for a new one.',
};

/** Undefined when the link is valid and the error has another cause. */
export function recoveryLinkFault(error: unknown): RecoveryLinkFault | undefined {
  return error instanceof ApiError ? faults[error.code] : undefined;
}
