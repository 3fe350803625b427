import type { OpInput } from '@declic/nest-kit';

type Body = OpInput<'bookWorkshop'>['body'];

/** The body of a valid booking of a free seat. */
export function aBooking(facts: Pick<Body, 'sessionId'> & Partial<Body>): Body {
  return {
    email: 'ada@example.test',
    firstName: 'Ada',
    ticketType: 'free',
    gdprConsent: true,
    telegramNotifications: false,
    ...facts,
  };
}
