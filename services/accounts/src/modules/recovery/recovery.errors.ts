import type { LinkAnswers } from '../links/link-error';

export const RECOVERY_LINK = {
  invalid: { code: 'recovery_link_invalid', title: 'This link is not valid, or a newer one was sent.' },
  expired: { code: 'recovery_link_expired', title: 'This link has expired. Ask for a new one.' },
  used: { code: 'recovery_link_used', title: 'This link was already used. Ask for a new one.' },
} satisfies LinkAnswers;
