export const workshopKeys = {
  all: ['workshops'] as const,
  list: (page: number) => [...workshopKeys.all, 'list', page] as const,
  one: (id: string) => [...workshopKeys.all, 'one', id] as const,
  policy: () => ['workshops-policy'] as const,
  status: (token: string) => ['workshops-booking-status', token] as const,
  myBooking: (token: string) => ['workshops-my-booking', token] as const,
  waitingPlace: (token: string) => ['workshops-waiting-place', token] as const,
};

/** Seats go quickly, so what is on screen is asked again sooner than elsewhere. In milliseconds. */
export const HALF_A_MINUTE = 30_000;
